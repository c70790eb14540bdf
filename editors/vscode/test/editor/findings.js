'use strict';

// Findings, what is offered about them, and what is shown beside the code.

const assert = require('assert');
const childProcess = require('child_process');
const fs = require('fs');
const path = require('path');
const vscode = require('vscode');
const {
  actions, executeCommand, findings, folder, hero, heroRules, open, openHero, rules, sleep, tabs, until, withSettings, write,
} = require('./support');

module.exports = {
  async 'the extension is installed and active, and its commands are there'() {
    await openHero('Active.swift');
    const extension = vscode.extensions.getExtension('curbcut.curbcut');
    assert.ok(extension?.isActive);
    const known = await vscode.commands.getCommands(true);
    const { commands, menus, keybindings } = extension.packageJSON.contributes;
    const entries = [...commands, ...keybindings, ...Object.values(menus).flat()].map(({ command }) => command);
    assert.deepEqual([...new Set(entries)].filter((command) => !known.includes(command)), []);
  },

  async 'findings appear when a file is opened, and while typing'() {
    const editor = await openHero('Hero.swift');
    const { uri } = editor.document;
    await editor.edit((edit) => edit.insert(new vscode.Position(7, 25), '.accessibilityHidden(true)'));
    await until(() => !rules(uri).includes('image-missing-label'), 'the finding goes');
    await executeCommand('undo');
    await until(() => rules(uri).includes('image-missing-label'), 'undo brings it back');
  },

  async 'a finding is underlined where it is, and links to its rule'() {
    const editor = await openHero('Places.swift', hero.replace('Image("lighthouse")', 'Text("🎉é"); Image("lighthouse")'));
    for (const finding of findings(editor.document.uri)) {
      assert.match(String(finding.code.target), /^https:\/\/.+/, finding.message);
      assert.ok(finding.range.isSingleLine && !finding.range.isEmpty, finding.message);
    }
    const image = findings(editor.document.uri).find(({ code }) => code.value === 'image-missing-label');
    assert.equal(editor.document.getText(image.range), 'Image("lighthouse")');
  },

  async 'every quick fix clears its finding, and undo gives the same bytes'() {
    const editor = await openHero('Fixes.swift');
    const { document } = editor;
    let count = 0;
    for (const rule of heroRules) {
      const { length } = rules(document.uri);
      const finding = findings(document.uri).find(({ code }) => code.value === rule);
      const offered = (await actions(editor, finding)).filter(({ edit }) => edit);
      assert.ok(offered.length, `no fix for ${rule}`);
      for (const { title, edit } of offered) {
        if (/turn off|disable/i.test(title)) continue;
        assert.ok(await vscode.workspace.applyEdit(edit), title);
        // The menu has the fixes of all that is found on the line.
        await until(() => rules(document.uri).length < length, `“${title}” clears a finding`);
        await executeCommand('undo');
        await until(() => document.getText() === hero, `undo of “${title}”`);
        await until(() => rules(document.uri).length === length, `${rule} is back`);
        count += 1;
      }
    }
    assert.ok(count >= 5, `${count} fixes`);
  },

  async 'a comment disables a rule on its line'() {
    const editor = await openHero('Disabled.swift');
    const { document } = editor;
    const finding = findings(document.uri).find(({ code }) => code.value === 'fixed-font-size');
    const disable = (await actions(editor, finding)).find(({ title }) => /disable .*fixed-font-size.* (on|for) this line/i.test(title));
    assert.ok(disable, 'it is offered');
    await vscode.workspace.applyEdit(disable.edit);
    await until(() => !rules(document.uri).includes('fixed-font-size'), 'the finding goes');
    assert.match(document.getText(), /\/\/ curbcut:disable:(next|this) fixed-font-size/);
  },

  async 'the light bulb offers to explain, and the page is rendered'() {
    const editor = await openHero('Explain.swift');
    const [finding] = findings(editor.document.uri);
    const explain = (await actions(editor, finding)).find(({ title }) => title.startsWith('Explain `'));
    assert.ok(explain, 'Explain is offered');
    await executeCommand(explain.command.command, ...explain.command.arguments);
    const tab = await until(() => tabs().find(({ label }) => /^Preview .*\.md$/.test(label)), 'a page');
    assert.match(tab.input.viewType, /markdown\.preview/);
    await vscode.window.tabGroups.close(tab);
  },

  async 'a rule is chosen from a list, those of the line first'() {
    const editor = await openHero('Chosen.swift');
    editor.selection = new vscode.Selection(8, 10, 8, 10);
    void executeCommand('curbcut.explainRule');
    await until(async () => {
      await executeCommand('workbench.action.acceptSelectedQuickOpenItem');
      return tabs().some(({ label }) => /^Preview (fixed-font-size|heading-trait-missing)\.md$/.test(label));
    }, 'the rule of the line is explained');
  },

  async 'hovers, inlay hints, lenses and colors'() {
    const editor = await write('Shown.swift', hero.replace('font(.system(size: 22))', 'foregroundColor(.red)'));
    const { uri } = editor.document;
    await until(() => rules(uri).length, 'findings');
    const hovers = await executeCommand('vscode.executeHoverProvider', uri, new vscode.Position(7, 10));
    assert.ok(hovers.some(({ contents }) => contents.some(({ value }) => /lighthouse/.test(value))), 'a hover');
    const whole = new vscode.Range(0, 0, editor.document.lineCount, 0);
    const shown = {
      inlayHints: () => executeCommand('vscode.executeInlayHintProvider', uri, whole),
      codeLens: () => executeCommand('vscode.executeCodeLensProvider', uri),
      colors: () => executeCommand('vscode.executeDocumentColorProvider', uri),
    };
    for (const [name, ask] of Object.entries(shown)) {
      assert.equal((await ask()).length, 0, `${name} is off`);
      await withSettings({ [name]: true }, () => until(async () => (await ask()).length, name));
      await until(async () => (await ask()).length === 0, `${name} is off again`);
    }
  },

  async 'a lens leads to the transcript of its view'() {
    const editor = await openHero('Lens.swift');
    const { uri } = editor.document;
    await withSettings({ codeLens: true }, async () => {
      const [lens] = await until(async () => {
        const lenses = await executeCommand('vscode.executeCodeLensProvider', uri, 10);
        return lenses.length && lenses;
      }, 'a lens');
      assert.match(lens.command.title, /VoiceOver/);
      await executeCommand(lens.command.command, ...lens.command.arguments);
      await until(() => tabs().some(({ label }) => label.includes('transcript')), 'the transcript');
    });
  },

  async 'the transcript leaves the cursor where it is, and follows the text'() {
    const editor = await openHero('Spoken.swift');
    await executeCommand('curbcut.showTranscript');
    const shown = await until(
      () => vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === 'curbcut-transcript'),
      'a transcript'
    );
    assert.match(shown.document.getText(), /Lighthouse/);
    assert.equal(vscode.window.activeTextEditor.document.uri.toString(), editor.document.uri.toString());
    const links = await executeCommand('vscode.executeLinkProvider', shown.document.uri);
    assert.ok(links.some(({ target }) => /Spoken\.swift#L?8/.test(String(target))), 'its lines lead to the code');
    await editor.edit((edit) => edit.replace(new vscode.Range(8, 12, 8, 22), 'Harbor'));
    await until(() => shown.document.getText().includes('Harbor'), 'the transcript follows');
    await vscode.window.tabGroups.close(tabs().find(({ label }) => label.includes('transcript')));
  },

  async 'a file is compared with what was committed last'() {
    const root = path.join(folder(), 'Compared');
    await write('Compared/Hero.swift', hero);
    const git = (...words) => childProcess.execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...words], { cwd: root });
    git('init', '-q');
    git('add', '-A');
    git('commit', '-q', '-m', 'Begin');
    const editor = await openHero('Compared/Hero.swift');
    await editor.edit((edit) => edit.replace(new vscode.Range(8, 12, 8, 22), 'Harbor'));
    await executeCommand('curbcut.compare');
    const shown = await until(
      () => vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === 'curbcut-compare'),
      'the comparison'
    );
    await until(() => shown.document.getText().includes('Harbor'), 'what is heard now');
    assert.match(shown.document.getText(), /Lighthouse/, 'what was heard before');
    assert.ok(!editor.document.isDirty, 'what is compared is saved');
    await vscode.window.tabGroups.close(tabs().find(({ label }) => label.includes('compared with HEAD')));
    fs.rmSync(root, { recursive: true });
  },

  async 'all safe fixes in the file, by the command'() {
    const { document } = await openHero('All.swift');
    await executeCommand('curbcut.fixAll');
    await until(() => document.getText().includes('.font(.title2)'), 'the safe fix');
    assert.ok(document.getText().includes('Image("lighthouse")'), 'no other fix');
    await executeCommand('undo');
    assert.equal(document.getText(), hero);
  },

  async 'all safe fixes when a file is saved'() {
    const editor = await openHero('Save.swift');
    const { document } = editor;
    const onSave = { codeActionsOnSave: { 'source.fixAll.curbcut': 'explicit' } };
    await withSettings(onSave, async () => {
      await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), '// Saved.\n'));
      await document.save();
      await until(() => document.getText().includes('.font(.title2)'), 'the safe fix');
      await until(() => !rules(document.uri).includes('fixed-font-size'), 'its finding goes');
    }, 'editor');
    assert.ok(document.getText().includes('Image("lighthouse")'), 'no other fix');
  },

  async 'Windows line ends stay, and places are right'() {
    const { document } = await openHero('Windows.swift', hero.replaceAll('\n', '\r\n'));
    assert.equal(document.eol, vscode.EndOfLine.CRLF);
    const image = findings(document.uri).find(({ code }) => code.value === 'image-missing-label');
    assert.equal(document.getText(image.range), 'Image("lighthouse")');
    await executeCommand('curbcut.fixAll');
    await until(() => document.getText().includes('.font(.title2)'), 'the safe fix');
    assert.doesNotMatch(document.getText(), /[^\r]\n/);
    await executeCommand('undo');
    assert.equal(document.getText(), hero.replaceAll('\n', '\r\n'));
  },

  async 'hundreds of findings stay where they belong while lines come and go'() {
    const view = (number) => `struct V${number}: View {\n  var body: some View {\n    Image("a${number}")\n  }\n}\n`;
    const editor = await write('Hundreds.swift', `import SwiftUI\n\n${Array.from({ length: 200 }, (_, number) => view(number)).join('')}`);
    const { document } = editor;
    // What is underlined is what the text says there: an image with its own name.
    const isTrue = (count) => () => {
      const shown = findings(document.uri);
      return shown.length === count && shown.every(({ range, message }) => message.includes(`"${/"(.*)"/.exec(document.getText(range))?.[1]}"`));
    };
    const edit = (change) => editor.edit(change, { undoStopBefore: false, undoStopAfter: false });
    await until(isTrue(200), 'all of them');
    await edit((builder) => builder.insert(new vscode.Position(1, 0), '// A line\n\n'));
    await until(isTrue(200), 'all have moved');
    await edit((builder) => builder.insert(new vscode.Position(6, 14), '.accessibilityHidden(true)'));
    await until(isTrue(199), 'one has gone');
    await edit((builder) => builder.delete(new vscode.Range(300, 0, 500, 0)));
    await until(() => isTrue(findings(document.uri).length)() && findings(document.uri).length < 165, 'many have gone');
    await edit((builder) => builder.insert(new vscode.Position(204, 0), Array.from({ length: 150 }, (_, number) => view(number + 1000)).join('')));
    await edit((builder) => builder.insert(new vscode.Position(0, 0), '\n'));
    await until(() => isTrue(findings(document.uri).length)() && findings(document.uri).length > 300, 'many have come');
    const shown = () => findings(document.uri).map(({ message, range }) => `${range.start.line} ${message}`).sort();
    const before = shown();
    await executeCommand('curbcut.restart');
    await until(() => findings(document.uri).length === before.length, 'a fresh server has spoken');
    assert.deepEqual(shown(), before, 'and says the same');
  },

  async 'a document that was never saved is checked'() {
    const document = await vscode.workspace.openTextDocument({ language: 'swift', content: hero });
    await vscode.window.showTextDocument(document);
    await until(() => rules(document.uri).length >= 3, 'findings');
  },

  async 'a file that is closed shows nothing any more'() {
    const { document } = await openHero('Closed.swift');
    await executeCommand('workbench.action.closeActiveEditor');
    await until(() => !rules(document.uri).length, 'no findings');
    await sleep(200);
    await open('Closed.swift');
    await until(() => rules(document.uri).length >= 3, 'findings again');
  },
};
