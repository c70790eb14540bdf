'use strict';

// What the real server asks seldom, says seldom, or not at once.

const assert = require('assert');
const { test } = require('node:test');
const { writeScriptedServer } = require('./support/scriptedServer');
const { Workbench, until } = require('./support/workbench');
const { Position, Range, RelativePattern } = require('./support/values');

const source = 'struct A {}\n';

/** A window with the extension and a server that runs a script. */
async function workbench(t, script, settings = {}) {
  const bench = new Workbench(t);
  const { program, received } = writeScriptedServer(bench.folder, script);
  Object.assign(bench.editor.userSettings, { 'curbcut.path': program, ...settings });
  await bench.activate();
  bench.received = received;
  bench.methods = () => received().flatMap(({ method }) => method ?? []);
  /** Waits for the client's answer to the server's request with a number. */
  bench.answer = async (number) => {
    const find = () => received().find(({ id, method }) => id === `s${number}` && method === undefined);
    await until(find, () => `answer ${number} among ${JSON.stringify(received())}`);
    return find();
  };
  return bench;
}

test('the session begins as the protocol wants it', async (t) => {
  const bench = await workbench(t, () => {}, { 'curbcut.run': 'onSave', 'curbcut.configPath': '~/x.json' });
  await until(() => bench.received().length === 2);
  const [initialize, initialized] = bench.received();
  const { params } = initialize;
  assert.equal(initialized.method, 'initialized');
  assert.equal(params.processId, process.pid);
  assert.deepEqual(params.capabilities.general.positionEncodings, ['utf-16']);
  assert.deepEqual(
    params.workspaceFolders.map(({ uri }) => uri),
    [`file://${bench.folder}`]
  );
  assert.equal(params.initializationOptions.run, 'onSave');
  assert.ok(params.initializationOptions.configPath.endsWith('/x.json'));
  const known = ['run', 'diagnosticMode', 'rules', 'inlayHints', 'codeLens', 'colors', 'configPath'];
  assert.deepEqual(Object.keys(params.initializationOptions), known);
  assert.equal(bench.status.detail, 'version 9.9.9');
});

test('the server is told of documents as it wants it', async (t) => {
  const bench = await workbench(t, (server) => {
    server.capabilities = { textDocumentSync: { openClose: true, change: 1, save: { includeText: true } } };
  });
  const document = bench.open('A.swift', source);
  bench.editor.replace(document, 'A', 'B');
  await bench.editor.save(document);
  bench.editor.close(document);
  await until(() => bench.methods().includes('textDocument/didClose'));
  const [open, change, save, close] = bench.received().slice(2);
  assert.equal(open.params.textDocument.version, 1);
  assert.deepEqual(change.params.contentChanges, [{ text: 'struct B {}\n' }]);
  assert.equal(change.params.textDocument.version, 2);
  assert.equal(save.params.text, 'struct B {}\n');
  assert.deepEqual(close.params, { textDocument: { uri: document.uri.toString() } });
});

test('a burst of changes is one notification, in order', async (t) => {
  const bench = await workbench(t, () => {});
  const document = bench.open('A.swift', source);
  for (const [old, text] of [['A', 'AB'], ['AB', 'ABC'], ['ABC', 'D']]) bench.editor.replace(document, old, text);
  await until(() => bench.methods().includes('textDocument/didChange'));
  const changes = bench.received().filter(({ method }) => method === 'textDocument/didChange');
  assert.equal(changes.length, 1);
  assert.equal(changes[0].params.textDocument.version, 4);
  assert.deepEqual(
    changes[0].params.contentChanges.map(({ text, rangeLength }) => [text, rangeLength]),
    [['AB', 1], ['ABC', 2], ['D', 3]]
  );
});

test('a change of a document that is closed is nobody’s business, nor is a change of nothing', async (t) => {
  const bench = await workbench(t, () => {});
  const document = bench.open('A.swift', source);
  bench.editor.replace(document, 'A', 'B');
  bench.editor.close(document);
  const other = bench.open('B.swift', source);
  // The editor says so when a document is marked as saved or not.
  bench.editor.events.change.fire({ document: other, contentChanges: [] });
  await bench.editor.save(other);
  await until(() => bench.methods().includes('textDocument/didSave'));
  const methods = bench.methods().flatMap((method) => /^textDocument\/did(.+)/.exec(method)?.[1] ?? []);
  assert.deepEqual(methods, ['Open', 'Close', 'Open', 'Save']);
});

test('the server is told of Swift files, untitled ones too, and of Interface Builder files, of each once', async (t) => {
  const bench = await workbench(t, () => {});
  const { TextDocument } = require('./support/document');
  bench.open('A.txt', source);
  const document = bench.open('A.swift', source);
  bench.editor.events.open.fire(document);
  const screen = bench.open('A.xib', '<document/>');
  for (const uri of ['untitled:Untitled-1', 'git:/A.swift?HEAD']) {
    bench.editor.add(new TextDocument(bench.editor.module.Uri.parse(uri), 'swift', source));
  }
  await bench.close();
  const opened = bench.received().filter(({ method }) => method === 'textDocument/didOpen');
  assert.deepEqual(
    opened.map(({ params }) => params.textDocument.uri),
    [document.uri.toString(), screen.uri.toString(), 'untitled:Untitled-1']
  );
});

test('what waits goes out before a save', async (t) => {
  const bench = await workbench(t, () => {});
  const document = bench.open('A.swift', source);
  bench.editor.replace(document, 'A', 'B');
  await bench.editor.save(document);
  await until(() => bench.methods().includes('textDocument/didSave'));
  assert.deepEqual(bench.methods().slice(3), ['textDocument/didChange', 'textDocument/didSave']);
});

test('diagnostics of older text are not shown; data, tags and related places are kept', async (t) => {
  const bench = await workbench(t, (server) => {
    server.capabilities.codeActionProvider = { codeActionKinds: ['quickfix'] };
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 6 } };
    server.onNotification('textDocument/didChange', ({ textDocument: { uri, version } }) => {
      const diagnostic = {
        range,
        severity: 3,
        code: 'x',
        source: 'curbcut',
        message: `of ${version}`,
        tags: [1],
        data: { key: ['kept'] },
        relatedInformation: [{ location: { uri, range }, message: 'here' }],
      };
      server.notify('textDocument/publishDiagnostics', { uri, version, diagnostics: [diagnostic] });
      const old = { ...diagnostic, message: 'old' };
      server.notify('textDocument/publishDiagnostics', { uri, version: version - 1, diagnostics: [old] });
      server.notify('window/logMessage', { type: 3, message: 'all was said' });
    });
    server.onRequest('textDocument/codeAction', () => []);
  });
  const document = bench.open('A.swift', source);
  bench.editor.replace(document, 'A', 'B');
  await until(() => /all was said/.test(bench.log));
  const [diagnostic] = bench.editor.diagnostics(document.uri);
  assert.equal(diagnostic.message, 'of 2');
  assert.equal(diagnostic.severity, 2);
  assert.deepEqual(diagnostic.tags, [1]);
  assert.equal(diagnostic.relatedInformation[0].message, 'here');
  assert.equal(diagnostic.relatedInformation[0].location.uri.toString(), document.uri.toString());

  const { Diagnostic } = bench.editor.module;
  const foreign = new Diagnostic(diagnostic.range, 'of another extension');
  bench.editor.collections.push({ entries: new Map([[document.uri.toString(), [foreign]]]) });
  await bench.editor.codeActions(document, diagnostic.range, 'quickfix');
  const { context } = bench.received().at(-1).params;
  assert.deepEqual(context.only, ['quickfix']);
  assert.equal(context.triggerKind, 1);
  assert.equal(context.diagnostics.length, 1);
  assert.deepEqual(context.diagnostics[0].data, { key: ['kept'] });
});

/** A server that tells of changes: of a diagnostic on each line at first, then what the test says on each change. */
const changing = (server) => {
  const diagnostic = (line) => ({
    range: { start: { line, character: 0 }, end: { line, character: 6 } },
    severity: 2,
    code: 'x',
    source: 'curbcut',
    message: `${line}`,
  });
  server.onNotification('textDocument/didOpen', ({ textDocument: { uri, version } }) => {
    const diagnostics = Array.from({ length: 200 }, (_, line) => diagnostic(line));
    server.notify('textDocument/publishDiagnostics', { uri, version, diagnostics });
  });
  let change = 0;
  server.onNotification('textDocument/didChange', ({ textDocument: { uri, version } }) => {
    const runs = [
      // A line comes in front of all of them.
      [{ from: 0, count: 200, lines: 1 }],
      // One in the middle goes, another comes; this is about older text by the time that it is heard.
      [{ from: 0, count: 100 }, { items: [diagnostic(7)] }, { from: 101, count: 99 }],
      // Nothing changes any more.
      [{ from: 0, count: 200 }],
      [{ from: 0, count: 200 }],
      [],
    ];
    const isStale = change === 1;
    server.notify('curbcut/diagnosticChanges', { uri, version: isStale ? version - 1 : version, diagnostics: runs[change++] });
    server.notify('window/logMessage', { type: 3, message: `change ${change}` });
  });
};

test('only what changes of many diagnostics is given to the editor anew', async (t) => {
  const bench = await workbench(t, changing);
  const { editor } = bench;
  assert.equal(bench.received()[0].params.capabilities.experimental.diagnosticChanges, true);
  const document = bench.open('A.swift', source);
  const shown = () => editor.diagnostics(document.uri);
  await until(() => shown().length === 200);
  assert.deepEqual(shown().map(({ message }) => Number(message)), Array.from({ length: 200 }, (_, line) => line));
  const key = document.uri.toString();
  const given = () => editor.collections.map(({ entries }) => entries.get(key));
  const before = given();
  assert.ok(before.length > 4 && before.every(({ length }) => length <= 64));

  const change = async (number) => {
    editor.replace(document, 'struct', 'struct ');
    await until(() => new RegExp(`change ${number}`).test(bench.log));
  };
  await change(1);
  assert.deepEqual(given(), before, 'the editor moves what it shows');
  assert.deepEqual(shown().slice(0, 3).map(({ range }) => range.start.line), [1, 2, 3], 'and whoever asks is told');
  await until(() => given().every((share, index) => share !== before[index]), () => `what has moved is told: ${given().map((share, index) => share !== before[index])}`);

  const moved = given();
  await change(2);
  assert.deepEqual(given(), moved, 'what is about older text waits');
  await change(3);
  const changes = given().filter((share, index) => share !== moved[index]);
  assert.equal(changes.length, 1, 'one collection holds something new');
  assert.deepEqual(shown().slice(99, 102).map(({ message }) => message), ['99', '7', '101']);
  const now = given();
  await change(4);
  assert.ok(given().every((share, index) => share === now[index]), 'nothing is given where nothing changes');
  await change(5);
  assert.deepEqual(shown(), []);
});

test('actions of any shape are taken; those about other text are not', async (t) => {
  const bench = await workbench(t, (server) => {
    server.capabilities.codeActionProvider = true;
    server.onRequest('textDocument/codeAction', ({ textDocument: { uri } }) => {
      const range = { start: { line: 0, character: 7 }, end: { line: 0, character: 8 } };
      const edits = [{ range, newText: 'Z' }];
      return [
        { title: 'plain', edit: { changes: { [uri]: edits } }, isPreferred: true },
        { title: 'versioned', edit: { documentChanges: [{ textDocument: { uri, version: 1 }, edits }] } },
        { title: 'unversioned', edit: { documentChanges: [{ textDocument: { uri, version: null }, edits }] } },
        { title: 'of other text', edit: { documentChanges: [{ textDocument: { uri, version: 7 }, edits }] } },
        { title: 'disabled', kind: 'refactor.rewrite', disabled: { reason: 'not here' } },
        { title: 'command', command: 'curbcut.showOutput', arguments: [1] },
        { title: 'with command', command: { title: 'c', command: 'curbcut.showOutput' } },
        {
          title: 'files',
          edit: {
            documentChanges: [
              { kind: 'create', uri: 'file:///n', options: { ignoreIfExists: true } },
              { kind: 'rename', oldUri: 'file:///n', newUri: 'file:///m' },
              { kind: 'delete', uri: 'file:///m' },
            ],
          },
        },
      ];
    });
  });
  const document = bench.open('A.swift', source);
  const start = new Position(0, 0);
  const actions = await bench.editor.codeActions(document, new Range(start, start));
  assert.deepEqual(
    actions.map(({ title }) => title),
    ['plain', 'versioned', 'unversioned', 'disabled', 'command', 'with command', 'files']
  );
  const [plain, , , disabled, command, withCommand, files] = actions;
  assert.equal(plain.isPreferred, true);
  assert.equal(disabled.disabled.reason, 'not here');
  assert.equal(disabled.kind.value, 'refactor.rewrite');
  assert.equal(command.command, 'curbcut.showOutput');
  assert.deepEqual(withCommand.command, { title: 'c', command: 'curbcut.showOutput', arguments: undefined });
  await bench.editor.applyEdit(plain.edit);
  assert.equal(document.text, 'struct Z {}\n');
  const late = bench.editor.codeActions(document, new Range(start, start));
  bench.editor.replace(document, 'Z', 'Y');
  assert.deepEqual(await late, []);
  await bench.editor.applyEdit(files.edit);
  assert.deepEqual(
    bench.editor.fileOperations.map(({ kind }) => kind),
    ['create', 'rename', 'delete']
  );
  const [{ metadata }] = bench.editor.providers.codeActions;
  assert.deepEqual(
    metadata.providedCodeActionKinds.map(({ value }) => value),
    ['quickfix', 'source.fixAll.curbcut', 'refactor.rewrite']
  );
});

test('a question that nobody waits for is cancelled; errors are logged and give nothing', async (t) => {
  const bench = await workbench(t, (server) => {
    server.capabilities.hoverProvider = true;
    let waiting;
    let isPolite = true;
    server.onRequest('textDocument/hover', ({ position }, id) => {
      isPolite = position.line === 0;
      if (position.line !== 1) waiting = id;
      else server.send({ id, error: { code: -32603, message: 'broken inside' } });
    });
    server.onNotification('$/cancelRequest', ({ id }) => {
      if (id !== waiting) return;
      if (isPolite) server.send({ id, error: { code: -32800, message: 'cancelled' } });
      else server.send({ id, result: { contents: 'too late' } });
    });
  });
  const document = bench.open('A.swift', source);
  const [{ provider }] = bench.editor.providers.hover;
  const cancellation = new bench.editor.module.CancellationTokenSource();
  const hover = provider.provideHover(document, new Position(0, 0), cancellation.token);
  await until(() => bench.methods().includes('textDocument/hover'));
  cancellation.cancel();
  assert.equal(await hover, undefined);
  assert.doesNotMatch(bench.log, /error/);
  assert.equal(await provider.provideHover(document, new Position(0, 0), cancellation.token), undefined);
  assert.equal(bench.methods().filter((method) => method === 'textDocument/hover').length, 1);

  const other = new bench.editor.module.CancellationTokenSource();
  const late = provider.provideHover(document, new Position(2, 0), other.token);
  await until(() => bench.methods().filter((method) => method === 'textDocument/hover').length === 2);
  other.cancel();
  assert.equal(await late, undefined);

  const { token } = new bench.editor.module.CancellationTokenSource();
  assert.equal(await provider.provideHover(document, new Position(1, 0), token), undefined);
  assert.match(bench.log, /error "textDocument\/hover" failed: .*broken inside/);
});

test('hovers of every shape', async (t) => {
  const bench = await workbench(t, (server) => {
    server.capabilities.hoverProvider = true;
    const contents = [
      { kind: 'markdown', value: '**bold**' },
      { kind: 'plaintext', value: '*stars*' },
      'a string',
      [{ language: 'swift', value: 'Text("a")' }, 'and more'],
    ];
    server.onRequest('textDocument/hover', ({ position }) => ({ contents: contents[position.line] }));
  });
  const document = bench.open('A.swift', source);
  const [{ provider }] = bench.editor.providers.hover;
  const { token } = new bench.editor.module.CancellationTokenSource();
  const texts = [];
  for (let line = 0; line < 4; line += 1) {
    const { contents } = await provider.provideHover(document, new Position(line, 0), token);
    texts.push(contents.map(({ value }) => value.trim()));
  }
  assert.deepEqual(texts, [
    ['**bold**'],
    ['\\*stars\\*'],
    ['a string'],
    ['```swift\nText("a")\n```', 'and more'],
  ]);
});

test('hints and lenses are there if the server has them, and are asked for anew when it says so', async (t) => {
  const bench = await workbench(t, (server) => {
    server.capabilities.inlayHintProvider = true;
    server.capabilities.codeLensProvider = { resolveProvider: true };
    const start = { line: 0, character: 3 };
    const command = { title: 'Speak', command: 'curbcut.showTranscript', arguments: ['file:///A.swift', 0] };
    server.onRequest('textDocument/inlayHint', () => [
      { position: start, label: 'Save, button', kind: 2, tooltip: 'spoken', paddingLeft: true },
      { position: start, label: [{ value: 'Save', tooltip: { kind: 'markdown', value: '*m*' }, command }] },
    ]);
    const range = { start, end: start };
    server.onRequest('textDocument/codeLens', () => [{ range, command }, { range, data: 7 }]);
    server.onRequest('codeLens/resolve', ({ range, data }) => ({ range, command: { ...command, title: `of ${data}` } }));
    server.onNotification('initialized', () => {
      server.request('workspace/inlayHint/refresh');
      server.request('workspace/codeLens/refresh');
    });
  });
  const document = bench.open('A.swift', source);
  const { token } = new bench.editor.module.CancellationTokenSource();
  const [hints] = bench.editor.providers.inlayHints;
  const [lenses] = bench.editor.providers.codeLens;
  let refreshed = 0;
  hints.provider.onDidChangeInlayHints(() => (refreshed += 1));
  lenses.provider.onDidChangeCodeLenses(() => (refreshed += 1));
  const all = new Range(new Position(0, 0), new Position(1, 0));
  const [plain, parts] = await hints.provider.provideInlayHints(document, all, token);
  assert.equal(plain.label, 'Save, button');
  assert.deepEqual([plain.kind, plain.tooltip, plain.paddingLeft], [2, 'spoken', true]);
  assert.equal(parts.label[0].value, 'Save');
  assert.equal(parts.label[0].tooltip.value, '*m*');
  assert.equal(parts.label[0].command.command, 'curbcut.showTranscript');

  const [whole, half] = await lenses.provider.provideCodeLenses(document, token);
  assert.equal(whole.command.title, 'Speak');
  assert.equal(half.command, undefined);
  assert.equal((await lenses.provider.resolveCodeLens(half, token)).command.title, 'of 7');
  assert.equal((await bench.answer(1)).result, null);
  assert.equal((await bench.answer(2)).result, null);
  assert.equal(refreshed, 2);
});

test('without them in the server there are none', async (t) => {
  const bench = await workbench(t, () => {});
  assert.ok(Object.values(bench.editor.providers).every((registered) => registered.size === 0));
});

test('commands of the server are run by it; ours stay ours', async (t) => {
  const bench = await workbench(t, (server) => {
    server.capabilities.executeCommandProvider = { commands: ['curbcut.fixAll', 'curbcut.other'] };
    server.onRequest('workspace/executeCommand', ({ command, arguments: parameters }) => [command, parameters]);
  });
  await until(() => bench.editor.commands.has('curbcut.other'));
  assert.deepEqual(await bench.run('curbcut.other', 1, 'b'), ['curbcut.other', [1, 'b']]);
  await bench.run('curbcut.restart');
  await until(() => bench.editor.commands.has('curbcut.other'));
  await bench.close();
  assert.ok(!bench.editor.commands.has('curbcut.other'));
});

test('a transcript is the server’s, of one view or all, and follows the text', async (t) => {
  const bench = await workbench(t, (server) => {
    server.capabilities.executeCommandProvider = { commands: ['curbcut.showTranscript'] };
    let text = 'first';
    server.onRequest('workspace/executeCommand', ({ arguments: parameters }) => `${text} ${parameters.slice(1)}`);
    server.onNotification('textDocument/didChange', ({ textDocument: { uri } }) => {
      text = 'second';
      server.notify('textDocument/publishDiagnostics', { uri, diagnostics: [] });
    });
  });
  const document = bench.open('A.swift', source);
  await bench.run('curbcut.showTranscript');
  const { document: whole } = bench.editor.shown.at(-1);
  assert.equal(whole.getText(), 'first ');
  await bench.run('curbcut.showTranscript', document.uri.toString(), 0);
  const { document: view } = bench.editor.shown.at(-1);
  assert.equal(view.getText(), 'first 0');
  bench.editor.replace(document, 'A', 'B');
  await until(() => whole.getText() === 'second ' && view.getText() === 'second 0');
});

test('files are watched as the server asks, and no longer when it does not', async (t) => {
  const bench = await workbench(t, (server) => {
    server.onNotification('initialized', () => {
      server.request('client/registerCapability', {
        registrations: [
          {
            id: 'files',
            method: 'workspace/didChangeWatchedFiles',
            registerOptions: {
              watchers: [
                { globPattern: '**/.curbcut.json' },
                { globPattern: { baseUri: 'file:///base', pattern: '*.swift' }, kind: 4 },
              ],
            },
          },
          { id: 'other', method: 'textDocument/hover' },
        ],
      });
    });
    server.onNotification('workspace/didChangeWatchedFiles', () => {
      server.request('client/unregisterCapability', { unregisterations: [{ id: 'files', method: 'x' }] });
    });
  });
  assert.equal((await bench.answer(1)).result, null);
  const [settings, swift] = bench.editor.watchers;
  assert.equal(settings.pattern, '**/.curbcut.json');
  assert.ok(swift.pattern instanceof RelativePattern);
  const uri = bench.editor.module.Uri.file('/base/A.swift');
  swift.change.fire(uri);
  swift.delete.fire(uri);
  assert.equal((await bench.answer(2)).result, null);
  const told = bench.received().filter(({ method }) => method === 'workspace/didChangeWatchedFiles');
  assert.deepEqual(
    told.map(({ params }) => params),
    [{ changes: [{ uri: 'file:///base/A.swift', type: 3 }] }]
  );
  assert.ok(settings.isDisposed && swift.isDisposed);
});

test('what changes on disk within a moment is told at once', async (t) => {
  const bench = await workbench(t, (server) => {
    server.onNotification('initialized', () => {
      const watchers = [{ globPattern: '**/*.swift' }];
      const registrations = [{ id: 'files', method: 'workspace/didChangeWatchedFiles', registerOptions: { watchers } }];
      server.request('client/registerCapability', { registrations });
    });
  });
  await bench.answer(1);
  const [watcher] = bench.editor.watchers;
  const file = (number) => bench.editor.module.Uri.file(`/base/${number}.swift`);
  for (let number = 0; number < 800; number += 1) {
    watcher.change.fire(file(number));
    watcher.change.fire(file(number));
  }
  watcher.create.fire(file('new'));
  watcher.delete.fire(file('new'));
  watcher.create.fire(file('new'));
  const told = () => bench.received().filter(({ method }) => method === 'workspace/didChangeWatchedFiles');
  await until(() => told().length > 0);
  assert.equal(told().length, 1);
  const [{ params: { changes } }] = told();
  assert.equal(changes.length, 802);
  assert.deepEqual(changes.slice(-2).map(({ type }) => type), [3, 1], 'what happened last comes last');
  watcher.change.fire(file(1));
  await until(() => told().length === 2);
});

test('edits of the server are made, unless the text has changed since', async (t) => {
  const bench = await workbench(t, (server) => {
    const replace = ({ textDocument: { uri } }) => {
      const range = { start: { line: 0, character: 7 }, end: { line: 0, character: 8 } };
      const edits = [{ range, newText: 'Z' }];
      const edit = { documentChanges: [{ textDocument: { uri, version: 1 }, edits }] };
      server.request('workspace/applyEdit', { edit });
    };
    server.onNotification('textDocument/didOpen', replace);
    server.onNotification('textDocument/didChange', replace);
  });
  const document = bench.open('A.swift', source);
  assert.equal((await bench.answer(1)).result.applied, true);
  assert.equal((await bench.answer(2)).result.applied, false);
  assert.equal(document.text, 'struct Z {}\n');
  assert.equal(document.version, 2);
});

test('settings and folders are answered; what is not known is an error', async (t) => {
  const bench = await workbench(
    t,
    (server) => {
      server.onNotification('initialized', () => {
        server.request('workspace/configuration', { items: [{ section: 'curbcut' }, { section: 'editor' }] });
        server.request('workspace/workspaceFolders');
        server.request('workspace/unheardOf');
      });
    },
    { 'curbcut.rules': { 'image-missing-label': 'off' } }
  );
  const { result } = await bench.answer(1);
  assert.deepEqual(result[0].rules, { 'image-missing-label': 'off' });
  assert.equal(result[1], null);
  assert.equal((await bench.answer(2)).result[0].uri, `file://${bench.folder}`);
  assert.equal((await bench.answer(3)).error.code, -32601);
});

test('changed folders are told to a server that wants to know', async (t) => {
  const bench = await workbench(t, (server) => {
    server.capabilities.workspace = { workspaceFolders: { supported: true, changeNotifications: true } };
  });
  bench.editor.setFolders(['/other']);
  const method = 'workspace/didChangeWorkspaceFolders';
  await until(() => bench.methods().includes(method));
  assert.deepEqual(bench.received().at(-1).params.event, {
    added: [{ uri: 'file:///other', name: 'other' }],
    removed: [{ uri: `file://${bench.folder}`, name: bench.folder.split('/').pop() }],
  });
});

test('what the server says reaches the person or the log', async (t) => {
  const bench = await workbench(t, (server) => {
    server.onNotification('initialized', () => {
      for (const type of [1, 2, 3, 4]) server.notify('window/logMessage', { type, message: `log ${type}` });
      // A notification of the editor would make a link of this, even one that runs a command.
      const text = 'show [this](command:evil)';
      for (const type of [1, 2, 3]) server.notify('window/showMessage', { type, message: `${text} ${type}` });
      const actions = [{ title: 'Yes', more: 1 }, { title: 'No' }];
      server.request('window/showMessageRequest', { type: 3, message: 'Really?', actions });
      server.request('window/showDocument', { uri: 'https://www.w3.org/', external: true });
      server.request('window/showDocument', { uri: 'file:///nowhere/at/all.swift' });
    });
  });
  await bench.answer(3);
  const lines = ['error log 1', 'warn log 2', 'info log 3', 'debug log 4'];
  for (const line of lines) assert.ok(bench.log.includes(line), line);
  assert.deepEqual(
    bench.editor.messages.map(({ kind, text }) => `${kind} ${text}`),
    [
      'error show [this] (command:evil) 1',
      'warning show [this] (command:evil) 2',
      'information show [this] (command:evil) 3',
      'information Really?',
    ]
  );
  bench.editor.messages[3].choose('Yes');
  assert.deepEqual((await bench.answer(1)).result, { title: 'Yes', more: 1 });
  assert.deepEqual((await bench.answer(2)).result, { success: true });
  assert.deepEqual(bench.editor.opened, ['https://www.w3.org/']);
  assert.deepEqual((await bench.answer(3)).result, { success: false });
});

test('a document that the server wants shown is shown with its selection', async (t) => {
  const bench = await workbench(t, (server) => {
    server.onNotification('textDocument/didOpen', ({ textDocument: { uri } }) => {
      const selection = { start: { line: 0, character: 1 }, end: { line: 0, character: 2 } };
      server.request('window/showDocument', { uri, takeFocus: false, selection });
    });
  });
  const document = bench.open('A.swift', source);
  assert.deepEqual((await bench.answer(1)).result, { success: true });
  const { document: shown, options } = bench.editor.shown.at(-1);
  assert.equal(shown, document);
  assert.equal(options.preserveFocus, true);
  assert.equal(options.selection.end.character, 2);
});

test('progress is shown until its end, even if that comes at once, and can be cancelled', async (t) => {
  const bench = await workbench(t, (server) => {
    const report = (token, value) => server.notify('$/progress', { token, value });
    server.onNotification('initialized', () => {
      server.request('window/workDoneProgress/create', { token: 'scan' });
      report('scan', { kind: 'begin', title: 'Checking', percentage: 0, cancellable: true });
      report('scan', { kind: 'report', message: '1 of 2', percentage: 50 });
      report('quick', { kind: 'begin', title: 'Quick' });
      report('quick', { kind: 'end' });
      report('unknown', { kind: 'report', percentage: 1 });
    });
    server.onNotification('window/workDoneProgress/cancel', ({ token }) => report(token, { kind: 'end' }));
  });
  assert.equal((await bench.answer(1)).result, null);
  await until(() => bench.editor.progress.length === 2);
  const [scan, quick] = bench.editor.progress;
  await until(() => quick.isDone);
  assert.equal(quick.options.location, 10);
  assert.deepEqual([scan.options.location, scan.options.cancellable, scan.isDone], [15, true, false]);
  const shown = scan.reports.reduce((sum, { increment = 0 }) => sum + increment, 0);
  assert.equal(shown, 50);
  assert.equal(scan.reports.at(-1).message, '1 of 2');
  scan.cancel();
  await until(() => scan.isDone);
});

test('progress ends with the session', async (t) => {
  const bench = await workbench(t, (server) => {
    server.onNotification('initialized', () => {
      server.notify('$/progress', { token: 1, value: { kind: 'begin', title: 'For ever' } });
    });
  });
  await until(() => bench.editor.progress.length === 1);
  await bench.close();
  await until(() => bench.editor.progress[0].isDone);
});

test('changed settings are told as the server knows them', async (t) => {
  const bench = await workbench(t, () => {});
  bench.editor.set({ 'curbcut.inlayHints': true, 'curbcut.codeLens': true });
  const method = 'workspace/didChangeConfiguration';
  await until(() => bench.methods().includes(method));
  const { curbcut } = bench.received().at(-1).params.settings;
  const others = { run: 'onType', diagnosticMode: 'openFiles', rules: {}, colors: false };
  assert.deepEqual(curbcut, { ...others, inlayHints: true, codeLens: true });
  bench.editor.set({ 'editor.fontSize': 12 });
  await bench.close();
  assert.equal(bench.methods().filter((name) => name === method).length, 1);
});
