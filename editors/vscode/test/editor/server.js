'use strict';

// The server comes back, as often as is reasonable. These checks come last: they use up its restarts.

const assert = require('assert');
const vscode = require('vscode');
const { executeCommand, openHero, output, rules, servers, sleep, until } = require('./support');

module.exports = {
  async 'the version and the output are shown'() {
    await openHero('Version.swift');
    await executeCommand('curbcut.showVersion');
    const text = await output();
    assert.match(text, /Starting .*curbcut lsp/);
    assert.doesNotMatch(text, /" failed:/);
  },

  async 'the server is restarted, with what was never saved'() {
    const editor = await openHero('Restart.swift');
    const { uri } = editor.document;
    await editor.edit((edit) => edit.insert(new vscode.Position(7, 25), '.accessibilityHidden(true)'));
    await until(() => !rules(uri).includes('image-missing-label'), 'the finding goes');
    const before = servers();
    await executeCommand('curbcut.restart');
    await until(() => rules(uri).includes('fixed-font-size'), 'findings again');
    assert.ok(!rules(uri).includes('image-missing-label'), 'of the text in the editor');
    assert.equal(servers().length, 1);
    assert.notDeepEqual(servers(), before);
  },

  async 'a server that is killed comes back four times, and then when it is asked to'() {
    const { document } = await openHero('Killed.swift');
    await executeCommand('curbcut.restart');
    for (let kill = 1; kill <= 5; kill += 1) {
      const [pid] = await until(() => servers().length === 1 && rules(document.uri).length >= 3 && servers(), `findings before kill ${kill}`);
      process.kill(pid, 'SIGKILL');
      await until(() => !servers().includes(pid), 'it is gone');
    }
    await sleep(1500);
    assert.deepEqual(servers(), [], 'five crashes are enough');
    await until(() => !rules(document.uri).length, 'nothing is shown that nobody keeps current');
    await executeCommand('curbcut.restart');
    await until(() => rules(document.uri).length >= 3, 'findings once it is asked to');
  },
};
