'use strict';

const assert = require('assert');
const childProcess = require('child_process');
const fs = require('fs');
const Module = require('module');
const os = require('os');
const path = require('path');
const { FakeVSCode } = require('./fakeVSCode');
const { Position, Range } = require('./values');

const extensionFolder = path.resolve(__dirname, '../..');

/** The editor that modules of the extension see when they ask for `vscode`. */
let current;
const load = Module._load;
Module._load = function (request, ...rest) {
  return request === 'vscode' ? current.module : load.call(this, request, ...rest);
};

/** Every process that was started. */
const children = [];
const spawn = childProcess.spawn;
childProcess.spawn = (...parameters) => {
  const child = spawn(...parameters);
  children.push({ child, command: [parameters[0], ...parameters[1]], options: parameters[2] });
  return child;
};

/** The built server; tests without it would show nothing. */
function builtBinary() {
  const binary = process.env.CURBCUT_BINARY && path.resolve(process.env.CURBCUT_BINARY);
  assert.ok(binary && fs.existsSync(binary), 'CURBCUT_BINARY must name the built program');
  return binary;
}

/**
 * A window of the fake editor with a folder of its own and the extension in it.
 *
 * Whatever the test does, the extension is deactivated at its end, and no server may be left.
 */
class Workbench {
  constructor(test, settings = {}, installed = extensionFolder) {
    this.installed = installed;
    this.before = children.length;
    this.folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'curbcut-'));
    const manifest = JSON.parse(fs.readFileSync(path.join(installed, 'package.json'), 'utf8'));
    this.editor = new FakeVSCode(manifest);
    this.editor.setFolders([this.folder]);
    Object.assign(this.editor.userSettings, settings);
    this.context = {
      subscriptions: [],
      extensionUri: this.editor.module.Uri.file(installed),
      extension: { packageJSON: manifest },
    };
    test.after(async () => {
      await this.close();
      assert.deepStrictEqual(this.servers.map(({ command }) => command), [], 'no server may be left');
      fs.rmSync(this.folder, { recursive: true, force: true });
    });
  }

  /** Loads the extension anew and activates it. */
  async activate() {
    current = this.editor;
    for (const file of Object.keys(require.cache)) {
      if (file.startsWith(path.join(this.installed, 'src'))) delete require.cache[file];
    }
    this.extension = require(path.join(this.installed, 'src/extension.js'));
    await this.extension.activate(this.context);
    return this;
  }

  async close() {
    await this.extension?.deactivate();
    this.extension = undefined;
    this.context.subscriptions.splice(0).forEach((entry) => entry.dispose());
  }

  /** Writes a file into the window's folder. */
  write(name, text) {
    const file = path.join(this.folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    return file;
  }

  open(name, text) {
    return this.editor.open(this.write(name, text));
  }

  run(command, ...parameters) {
    return this.editor.module.commands.executeCommand(command, ...parameters);
  }

  /** The findings of a document as rule, line and character from 0, in their order. */
  findings(document) {
    return this.editor
      .diagnostics(document.uri)
      .map(({ code, range }) => [code.value ?? code, range.start.line, range.start.character])
      .sort((one, other) => one[1] - other[1] || one[2] - other[2]);
  }

  async untilFindings(document, expected) {
    await until(
      () => JSON.stringify(this.findings(document)) === JSON.stringify(expected),
      () => `findings ${JSON.stringify(expected)}; there are ${JSON.stringify(this.findings(document))}\n${this.log}`
    );
  }

  /** Makes the code action whose title has a part, as the menu at a place does. */
  async applyAction(document, part, line, character) {
    const place = new Position(line, character);
    const actions = await this.editor.codeActions(document, new Range(place, place));
    const action = actions.find((other) => other.title.includes(part));
    assert.ok(action, `no action “${part}” among ${JSON.stringify(actions.map((other) => other.title))}`);
    await this.editor.applyEdit(action.edit);
    return action;
  }

  /** The servers that were ever started. */
  get started() {
    return children.slice(this.before);
  }

  /** The servers that run. */
  get servers() {
    return this.started.filter(
      ({ child }) => child.pid !== undefined && child.exitCode === null && child.signalCode === null
    );
  }

  get log() {
    return this.editor.logLines.map(({ level, text }) => `${level} ${text}`).join('\n');
  }

  get status() {
    return this.editor.statusItems[0];
  }
}

/** Waits until something holds; gives up with a word of what it was. */
async function until(condition, what = () => String(condition)) {
  const deadline = Date.now() + 20000;
  while (!condition()) {
    assert.ok(Date.now() < deadline, `did not happen: ${what()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

module.exports = { Workbench, builtBinary, extensionFolder, until };
