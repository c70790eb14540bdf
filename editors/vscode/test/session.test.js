'use strict';

// The extension with the real server: what a person sees and does in a Swift file.

const assert = require('assert');
const { execFileSync } = require('child_process');
const path = require('path');
const { test } = require('node:test');
const { Workbench, builtBinary, until } = require('./support/workbench');
const { Position, Range } = require('./support/values');
const manifest = require('../package.json');

const card = `import SwiftUI

struct Card: View {
  var body: some View {
    VStack {
      Text("🎉é"); Image("lighthouse")
      Text("Lighthouse")
        .font(.system(size: 22))
      Button(action: save) {
        Image(systemName: "square.and.arrow.down")
      }
    }
  }
}
`;

const quiet = { 'curbcut.rules': { 'heading-trait-missing': 'off' } };
const cardFindings = [
  ['image-missing-label', 5, 19],
  ['fixed-font-size', 7, 9],
  ['icon-button-missing-label', 8, 6],
];

async function workbench(test, settings = {}) {
  return new Workbench(test, { 'curbcut.path': builtBinary(), ...quiet, ...settings }).activate();
}

test('findings stand at UTF-16 columns, with what the protocol says of them', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  const [image] = bench.editor.diagnostics(document.uri);
  assert.equal(image.source, 'curbcut');
  assert.match(image.message, /lighthouse/);
  assert.equal(image.severity, 1);
  assert.match(image.code.target.toString(), /README\.md#image-missing-label$/);
  assert.equal(document.getText(image.range), 'Image("lighthouse")');
});

test('each of the three code actions changes the text and its finding goes', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);

  const decorative = await bench.applyAction(document, 'Image(decorative:)', 5, 24);
  assert.equal(decorative.kind.value, 'quickfix');
  assert.equal(document.lines[5], '      Text("🎉é"); Image(decorative: "lighthouse")');
  await bench.untilFindings(document, cardFindings.slice(1));

  const label = await bench.applyAction(document, '.accessibilityLabel("Save")', 8, 8);
  assert.equal(document.lines[11], '      .accessibilityLabel("Save")');
  assert.deepEqual(
    label.diagnostics.map(({ code }) => code.value),
    ['icon-button-missing-label']
  );
  await bench.untilFindings(document, [cardFindings[1]]);

  await bench.applyAction(document, '.title2', 7, 12);
  assert.equal(document.lines[7], '        .font(.title2)');
  await bench.untilFindings(document, []);
});

test('an action belongs to the very diagnostic that is shown', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  const place = new Position(5, 20);
  const actions = await bench.editor.codeActions(document, new Range(place, place));
  const fix = actions.find(({ title }) => title.includes('Image(decorative:)'));
  assert.equal(fix.diagnostics[0], bench.editor.diagnostics(document.uri)[0]);
});

test('findings go when the text is changed', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  bench.editor.replace(document, 'Image("lighthouse")', 'Text("Light")');
  await bench.untilFindings(document, cardFindings.slice(1));
  bench.editor.replace(document, 'import SwiftUI\n', 'import SwiftUI\n\n\n');
  await bench.untilFindings(document, [
    ['fixed-font-size', 9, 9],
    ['icon-button-missing-label', 10, 6],
  ]);
});

test('closed, a file has no findings; where all files are shown, one of the window has those of what is on disk', async (t) => {
  const bench = await workbench(t);
  const outside = new Workbench(t).open('Card.swift', card);
  const document = bench.open('Card.swift', card);
  const other = bench.editor.open(outside.uri.fsPath);
  await bench.untilFindings(other, cardFindings);
  bench.editor.replace(document, 'Image("lighthouse")', 'Text("Light")');
  await bench.untilFindings(document, cardFindings.slice(1));
  bench.editor.close(document);
  bench.editor.close(other);
  await bench.untilFindings(document, []);
  await bench.untilFindings(other, []);
  bench.editor.set({ 'curbcut.diagnosticMode': 'workspace' });
  await bench.untilFindings(document, cardFindings);
  await bench.untilFindings(other, []);
});

test('a new problem is found, at the latest when the file is saved', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  bench.editor.replace(document, 'Text("🎉é"); ', 'Image("harbour"); ');
  await bench.editor.save(document);
  await bench.untilFindings(document, [
    ['image-missing-label', 5, 6],
    ['image-missing-label', 5, 24],
    ...cardFindings.slice(1),
  ]);
});

test('on save only, findings wait for it', async (t) => {
  const bench = await workbench(t, { 'curbcut.run': 'onSave' });
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  bench.editor.replace(document, 'Image("lighthouse")', 'Text("Light")');
  // An answer to a request says that the change was taken in.
  await bench.run('curbcut.showTranscript');
  assert.deepEqual(bench.findings(document), cardFindings);
  await bench.editor.save(document);
  await bench.untilFindings(document, cardFindings.slice(1));
});

test('what VoiceOver says stands after elements once it is asked for', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  const [{ provider }] = bench.editor.providers.inlayHints;
  const { token } = new bench.editor.module.CancellationTokenSource();
  const all = new Range(new Position(0, 0), new Position(14, 0));
  const hints = () => provider.provideInlayHints(document, all, token);
  assert.deepEqual(await hints(), []);
  let refreshed = 0;
  provider.onDidChangeInlayHints(() => (refreshed += 1));
  bench.editor.set({ 'curbcut.inlayHints': true });
  await until(() => refreshed > 0);
  const labels = (await hints()).map(({ label }) => (typeof label === 'string' ? label : label[0].value));
  assert.ok(labels.some((label) => /Lighthouse/.test(label)), JSON.stringify(labels));
});

test('colors are shown once they are asked for, and written as they are picked', async (t) => {
  const bench = await workbench(t);
  const text = card.replace('Text("Lighthouse")', 'Text("A").foregroundStyle(Color(red: 1, green: 0.5, blue: 0))');
  const document = bench.open('Card.swift', text);
  const { token } = new bench.editor.module.CancellationTokenSource();
  const [before] = bench.editor.providers.colors;
  assert.deepEqual(await before.provider.provideDocumentColors(document, token), []);
  bench.editor.set({ 'curbcut.colors': true });
  // The editor asks whoever is newly registered.
  await until(() => !bench.editor.providers.colors.has(before));
  const [{ provider }] = bench.editor.providers.colors;
  const [{ range, color }] = await provider.provideDocumentColors(document, token);
  assert.equal(document.getText(range), 'Color(red: 1, green: 0.5, blue: 0)');
  assert.deepEqual({ ...color }, { red: 1, green: 0.5, blue: 0, alpha: 1 });
  const picked = new bench.editor.module.Color(0, 0.25, 1, 1);
  const [{ label }] = await provider.provideColorPresentations(picked, { document, range }, token);
  assert.equal(label, 'Color(red: 0, green: 0.25, blue: 1)');
});

test('a line above each view leads to its transcript', async (t) => {
  const bench = await workbench(t, { 'curbcut.codeLens': true });
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  const [{ provider }] = bench.editor.providers.codeLens;
  const { token } = new bench.editor.module.CancellationTokenSource();
  const [lens] = await provider.provideCodeLenses(document, token);
  assert.equal(lens.range.start.line, 2);
  assert.match(lens.command.title, /3 findings/);
  await bench.run(lens.command.command, ...lens.command.arguments);
  assert.match(bench.editor.shown.at(-1).document.getText(), /Lighthouse/);
});

test('the settings file of the project counts, and is read again when it changes', async (t) => {
  const bench = await workbench(t);
  const file = bench.write('.curbcut.json', '{ "rules": { "fixed-font-size": "off" } } // texts are small');
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, [cardFindings[0], cardFindings[2]]);
  const watcher = bench.editor.watchers.find(({ pattern }) => pattern === '**/.curbcut.json');
  bench.write('.curbcut.json', '{ "rules": { "image-missing-label": "off" } }');
  watcher.change.fire(bench.editor.module.Uri.file(file));
  await bench.untilFindings(document, cardFindings.slice(1));
  bench.editor.set({ 'curbcut.configPath': bench.write('other.json', '{ "rules": { "fixed-font-size": "off" } }') });
  await bench.untilFindings(document, [cardFindings[0], cardFindings[2]]);
});

test('a change that waits goes out before a request', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  // In one breath: the server must not answer about the text before the change.
  bench.editor.replace(document, 'Text("🎉é"); Image', '  Image');
  await bench.applyAction(document, 'Image(decorative:)', 5, 10);
  assert.equal(document.lines[5], '        Image(decorative: "lighthouse")');
});

test('an answer about older text is dropped', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  const place = new Position(5, 24);
  const question = bench.editor.codeActions(document, new Range(place, place));
  bench.editor.replace(document, 'import SwiftUI\n', '// Text\nimport SwiftUI\n');
  // What explains the rule stays: it changes nothing.
  assert.deepEqual((await question).map(({ title }) => title), ['Explain `image-missing-label`']);
});

test('several edits at once arrive as they were made', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  const at = (line, character) => new Range(new Position(line, character), new Position(line, character));
  bench.editor.edit(
    document,
    { range: at(0, 0), newText: '// 🎉\n' },
    { range: at(7, 9), newText: '\n\n' },
    { range: at(3, 0), newText: '  // é\n' }
  );
  await until(() => bench.findings(document)[0]?.[1] === 7, () => JSON.stringify(bench.findings(document)));
  for (const { range, code } of bench.editor.diagnostics(document.uri)) {
    if (code.value === 'image-missing-label') assert.equal(document.getText(range), 'Image("lighthouse")');
  }
});

test('fix all makes the safe fixes, and says so where there are none', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  await bench.run('curbcut.fixAll');
  assert.equal(document.lines[7], '        .font(.title2)');
  await until(() => !bench.findings(document).some(([rule]) => rule === 'fixed-font-size'));
  const text = document.text;
  await bench.run('curbcut.fixAll', document.uri.toString());
  assert.equal(document.text, text);
  assert.match(bench.editor.messages.at(-1).text, /no safe fixes/);
});

test('fix all keeps every line end and what is not ASCII', async (t) => {
  const bench = await workbench(t);
  for (const [name, ends] of Object.entries({ LF: ['\n'], CRLF: ['\r\n'], CR: ['\r'], mixed: ['\n', '\r\n', '\r'] })) {
    let count = 0;
    const text = card
      .replace('"Lighthouse")', '"Lighthouse 👩‍👩‍👧").font(.system(size: 13)); Text("e\u0301")')
      .replaceAll('\n', () => ends[count++ % ends.length]);
    const document = bench.open(`${name}.swift`, text);
    await bench.run('curbcut.fixAll');
    assert.equal(document.text, text.replace('.system(size: 22)', '.title2').replace('.system(size: 13)', '.footnote'), name);
  }
});

test('fix all leaves a text alone that changes before its edits are made', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  const ask = bench.editor.codeActions.bind(bench.editor);
  bench.editor.codeActions = async (...question) => {
    const answer = await ask(...question);
    bench.editor.replace(document, 'import SwiftUI\n', '// typed\nimport SwiftUI\n');
    return answer;
  };
  await bench.run('curbcut.fixAll');
  assert.equal(document.text, '// typed\n' + card);
  assert.match(bench.editor.errors.at(-1), /has changed/);
});

test('an explanation is of a rule, whatever a link asks for', async (t) => {
  const bench = await workbench(t);
  const { Uri } = bench.editor.module;
  for (const query of ['--help', '', 'fixed-font-size --help', '$(touch owned)', '../x']) {
    const uri = Uri.from({ scheme: 'curbcut-rule', path: '/x.md', query });
    const document = await bench.editor.openTextDocument(uri);
    assert.match(document.getText(), /no such rule/, query);
  }
});

test('fix on save asks us, and only for safe fixes', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  await bench.editor.save(document, ['source.fixAll']);
  assert.equal(document.lines[7], '        .font(.title2)');
  assert.equal(document.lines[5], '      Text("🎉é"); Image("lighthouse")');
});

test('hover on a finding says why it matters, in Markdown', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  const [{ provider }] = bench.editor.providers.hover;
  const { token } = new bench.editor.module.CancellationTokenSource();
  const hover = await provider.provideHover(document, new Position(5, 24), token);
  assert.match(hover.contents[0].value, /\*\*/);
  assert.equal(hover.contents[0].isTrusted, undefined);
  assert.ok(hover.range);
  assert.equal(await provider.provideHover(document, new Position(1, 0), token), undefined);
});

test('the transcript says what VoiceOver says', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  await bench.run('curbcut.showTranscript');
  const { document: transcript, options } = bench.editor.shown.at(-1);
  assert.equal(options.preserveFocus, true, 'whoever types goes on typing');
  assert.equal(transcript.uri.scheme, 'curbcut-transcript');
  assert.match(transcript.uri.path, /Card\.swift/);
  assert.match(transcript.getText(), /Lighthouse/);
});

test('the transcript leads to the code, and follows the cursor', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  await bench.run('curbcut.showTranscript');
  const { document: transcript } = bench.editor.shown.at(-1);
  const [{ provider }] = bench.editor.linkProviders;
  const links = provider.provideDocumentLinks(transcript);
  assert.ok(links.length >= 4);
  const image = links.find(({ range }) => transcript.getText(range).startsWith('Image:'));
  assert.equal(image.target.toString(), `${document.uri}#L6`);
  const place = new Position(9, 12);
  bench.editor.activeTextEditor = { document, selection: new Range(place, place) };
  const [side] = bench.editor.sideEditors;
  assert.equal(side.marked.length, 1);
  assert.match(transcript.getText(side.marked[0]), /Button:9/);
});

test('a rule is explained as a page; those on the line of the cursor are offered first', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  const place = new Position(7, 0);
  bench.editor.activeTextEditor = { document, selection: new Range(place, place) };
  bench.editor.pick = (items) => items[0];
  await bench.run('curbcut.explainRule');
  const [{ items }] = bench.editor.quickPicks;
  assert.ok(items.length > 40);
  const { document: page } = bench.editor.shown.at(-1);
  assert.equal(page.uri.toString(), 'curbcut-rule:/fixed-font-size.md?fixed-font-size');
  assert.equal(bench.editor.shown.at(-1).options.isPage, true);
  assert.match(page.getText(), /^# /);
  assert.match(page.getText(), /```swift/);
  assert.match(page.getText(), /fixed-font-size/);

  await bench.run('curbcut.explainRule', 'image-missing-label');
  assert.match(bench.editor.shown.at(-1).document.getText(), /file/);
});

test('the light bulb offers to explain each rule once', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  const all = new Range(new Position(0, 0), new Position(12, 0));
  const actions = await bench.editor.codeActions(document, all);
  const explained = actions.filter(({ command }) => command?.command === 'curbcut.explainRule');
  assert.deepEqual(
    explained.map(({ command }) => command.arguments[0]),
    cardFindings.map(([rule]) => rule)
  );
  await bench.run(explained[0].command.command, ...explained[0].command.arguments);
  assert.match(bench.editor.shown.at(-1).document.getText(), /`image-missing-label`/);
  const onSave = await bench.editor.codeActions(document, all, 'source.fixAll', 2);
  assert.ok(onSave.every(({ command }) => !command));
});

test('coding agents are offered the program, where the editor can', async (t) => {
  const bench = new Workbench(t, { 'curbcut.path': builtBinary() });
  const { module } = bench.editor;
  let provider;
  module.McpStdioServerDefinition = class {
    constructor(label, command, args) {
      Object.assign(this, { label, command, args });
    }
  };
  module.lm = {
    registerMcpServerDefinitionProvider: (id, registered) => {
      assert.equal(id, manifest.contributes.mcpServerDefinitionProviders[0].id);
      provider = registered;
      return { dispose: () => (provider = undefined) };
    },
  };
  await bench.activate();
  const [server, ...others] = provider.provideMcpServerDefinitions();
  assert.deepEqual(others, []);
  assert.equal(server.cwd.fsPath, bench.folder);
  // It is a server: the first answer is its greeting.
  const greeting = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } } };
  const answer = execFileSync(server.command, server.args, { cwd: bench.folder, input: JSON.stringify(greeting) + '\n', encoding: 'utf8' });
  assert.equal(JSON.parse(answer.split('\n')[0]).result.serverInfo.name, 'curbcut');
  bench.editor.folders = [];
  assert.deepEqual(provider.provideMcpServerDefinitions(), []);
  await bench.close();
  assert.equal(provider, undefined);
});

test('an editor in which offering a server to agents is only a proposal has all else', async (t) => {
  const bench = new Workbench(t, { 'curbcut.path': builtBinary() });
  bench.editor.module.lm = {
    get registerMcpServerDefinitionProvider() {
      throw new Error('CANNOT use API proposal');
    },
  };
  await bench.activate();
  const document = bench.open('Card.swift', card);
  await until(() => bench.editor.diagnostics(document.uri).length > 0);
});

test('the version is that of the program and of the extension', async (t) => {
  const bench = await workbench(t);
  await bench.run('curbcut.showVersion');
  const { text } = bench.editor.messages.at(-1);
  assert.match(text, /^curbcut \d+\.\d+\.\d+ \(.+\), extension \d+\.\d+\.\d+$/);
  assert.match(bench.status.detail, /^version \d/);
});

test('settings are heard at once, and the server starts with them', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  bench.editor.set({ 'curbcut.rules': { ...quiet['curbcut.rules'], 'fixed-font-size': 'off' } });
  await bench.untilFindings(document, [cardFindings[0], cardFindings[2]]);
  bench.editor.set({ 'curbcut.rules': { ...quiet['curbcut.rules'], 'image-missing-label': 'error' } });
  await until(() => bench.editor.diagnostics(document.uri)[0]?.severity === 0);
  assert.equal(bench.started.length, 1);
});

test('a setting that is wrong is one message, and the rest counts', async (t) => {
  const rules = { 'image-mising-label': 'off', 'fixed-font-size': 'off', 'heading-trait-missing': 'off' };
  const bench = await workbench(t, { 'curbcut.rules': rules });
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, [cardFindings[0], cardFindings[2]]);
  bench.editor.set({ 'curbcut.inlayHints': true });
  await bench.run('curbcut.showTranscript');
  assert.equal(bench.editor.messages.length, 1);
  assert.match(bench.editor.messages[0].text, /image-mising-label.*did you mean.*image-missing-label/);
});

test('turned off, nothing runs; turned on, it does', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  bench.editor.set({ 'curbcut.enable': false });
  await until(() => bench.servers.length === 0);
  await bench.untilFindings(document, []);
  assert.match(bench.status.detail, /disabled/);
  bench.editor.set({ 'curbcut.enable': true });
  await bench.untilFindings(document, cardFindings);
});

test('arguments take effect by a restart, and the trace without one', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  const recording = path.join(bench.folder, 'session.jsonl');
  bench.editor.set({ 'curbcut.args': ['--record', recording] });
  await until(() => bench.started.length === 2);
  await bench.untilFindings(document, cardFindings);
  assert.deepEqual(bench.started[1].command, [builtBinary(), 'lsp', '--record', recording]);
  assert.equal(bench.servers.length, 1);

  assert.doesNotMatch(bench.log, /→/);
  bench.editor.set({ 'curbcut.trace.server': 'messages' });
  bench.editor.replace(document, 'Image("lighthouse")', 'Text("Light")');
  await bench.untilFindings(document, cardFindings.slice(1));
  assert.match(bench.log, /→ textDocument\/didChange$/m);
  bench.editor.set({ 'curbcut.trace.server': 'verbose' });
  bench.editor.replace(document, 'Text("Light")', 'Text("Tower")');
  await until(() => /→ textDocument\/didChange \{.*Tower/.test(bench.log));
  assert.equal(bench.started.length, 2);
});

test('restarted, the server knows the text that was never saved', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await bench.untilFindings(document, cardFindings);
  bench.editor.replace(document, 'Image("lighthouse")', 'Text("Light")');
  await bench.run('curbcut.restart');
  await bench.untilFindings(document, cardFindings.slice(1));
  assert.equal(bench.started.length, 2);
  assert.equal(bench.servers.length, 1);
});

test('untitled documents are checked, files of other languages are not', async (t) => {
  const bench = await workbench(t);
  const { Uri } = bench.editor.module;
  const { TextDocument } = require('./support/document');
  const untitled = bench.editor.add(new TextDocument(Uri.parse('untitled:Untitled-1'), 'swift', card));
  const text = bench.open('Card.txt', card);
  await bench.untilFindings(untitled, cardFindings);
  assert.deepEqual(bench.findings(text), []);
});

test('names with blanks, umlauts and what others would run stay the same document', async (t) => {
  const bench = await workbench(t);
  const folders = ['Größe & [x] (1)', '`touch owned`', '$(touch owned)', '100%41 %s', '*', '{a,b}', `it's "x"`, 'two\nlines', 'a\\b'];
  for (const folder of folders) {
    const document = bench.open(`${folder}/Card #1.swift`, card);
    await bench.untilFindings(document, cardFindings);
    await bench.applyAction(document, 'Image(decorative:)', 5, 24);
    await bench.untilFindings(document, cardFindings.slice(1));
  }
});

test('Windows line ends keep their places', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card.replaceAll('\n', '\r\n'));
  await bench.untilFindings(document, cardFindings);
  await bench.applyAction(document, '.title2', 7, 12);
  assert.equal(document.lines[7], '        .font(.title2)');
  assert.equal(document.text, document.lines.join('\r\n'));
});

test('several folders have one server', async (t) => {
  const bench = new Workbench(t, { 'curbcut.path': builtBinary(), ...quiet });
  bench.editor.setFolders([path.join(bench.folder, 'one'), path.join(bench.folder, 'two')]);
  bench.write('one/.keep', '');
  await bench.activate();
  const one = bench.open('one/Card.swift', card);
  const two = bench.open('two/Card.swift', card);
  await bench.untilFindings(one, cardFindings);
  await bench.untilFindings(two, cardFindings);
  bench.editor.setFolders([path.join(bench.folder, 'two'), path.join(bench.folder, 'three')]);
  const three = bench.open('three/Card.swift', card);
  await bench.untilFindings(three, cardFindings);
  assert.equal(bench.started.length, 1);
});
