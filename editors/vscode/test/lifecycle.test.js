'use strict';

// Servers that are missing, crash, hang or may not be started.

const assert = require('assert');
const fs = require('fs');
const path = require('path');
const { test } = require('node:test');
const { writeScriptedServer } = require('./support/scriptedServer');
const { Workbench, builtBinary, until } = require('./support/workbench');

const source = 'import SwiftUI\nstruct A: View { var body: some View { Image("lighthouse") } }\n';
const findings = [['image-missing-label', 1, 39]];

test('a server that crashes comes back four times, with the documents; then one message', async (t) => {
  const bench = await new Workbench(t, { 'curbcut.path': builtBinary() }).activate();
  const document = bench.open('A.swift', source);
  await bench.untilFindings(document, findings);
  for (let crash = 1; crash <= 4; crash += 1) {
    bench.servers[0].child.kill('SIGKILL');
    await until(() => bench.started.length === crash + 1);
    await bench.untilFindings(document, findings);
    assert.deepEqual(bench.editor.messages, []);
  }
  bench.servers[0].child.kill('SIGKILL');
  await until(() => bench.editor.messages.length > 0);
  assert.equal(bench.started.length, 5);
  await bench.untilFindings(document, []);
  assert.match(bench.editor.errors[0], /Curbcut server crashed 5 times/);
  assert.equal(bench.status.detail, 'not running');
  bench.editor.messages[0].choose('Show Output');
  await until(() => bench.editor.shown.some(({ channel }) => channel === 'Curbcut'));

  await bench.run(bench.status.command.command);
  await bench.untilFindings(document, findings);
  assert.equal(bench.editor.messages.length, 1);
});

test('what is asked while no server runs is told, not thrown', async (t) => {
  const bench = await new Workbench(t, { 'curbcut.path': '/nowhere/curbcut' }).activate();
  bench.open('A.swift', source);
  for (const command of ['curbcut.fixAll', 'curbcut.showTranscript', 'curbcut.explainRule', 'curbcut.showVersion']) {
    const before = bench.editor.messages.length;
    await bench.run(command);
    assert.equal(bench.editor.messages.length, before + 1, command);
  }
});

test('without a Swift file the commands say what they need', async (t) => {
  const bench = await new Workbench(t, { 'curbcut.path': builtBinary() }).activate();
  await bench.run('curbcut.fixAll');
  await bench.run('curbcut.showTranscript');
  assert.deepEqual(
    bench.editor.messages.map(({ text }) => text),
    Array(2).fill('Curbcut: open a Swift file first.')
  );
});

test('a missing program is one message that says what to do; once it is there, it starts', async (t) => {
  const bench = new Workbench(t);
  const searchPath = process.env.PATH;
  t.after(() => (process.env.PATH = searchPath));
  process.env.PATH = bench.folder;
  await bench.activate();
  const document = bench.open('A.swift', source);
  bench.editor.set({ 'curbcut.rules': {} });
  bench.editor.set({ 'curbcut.run': 'onSave' });
  await until(() => bench.editor.messages.length > 0);
  assert.equal(bench.editor.messages.length, 1);
  assert.match(bench.editor.errors[0], /"curbcut" was not found.*PATH.*"curbcut\.path"/);
  assert.equal(bench.status.severity, 2);
  bench.editor.messages[0].choose('Open Settings');
  await until(() => bench.editor.shown.length > 0);
  assert.deepEqual(bench.editor.shown[0], {
    command: 'workbench.action.openSettings',
    parameters: ['curbcut.path'],
  });
  assert.equal(bench.started.length, 0);

  bench.editor.set({ 'curbcut.path': builtBinary() });
  await bench.untilFindings(document, findings);
  assert.equal(bench.editor.messages.length, 1);
});

test('the program on the PATH is taken where the settings name none', async (t) => {
  const bench = new Workbench(t);
  const searchPath = process.env.PATH;
  t.after(() => (process.env.PATH = searchPath));
  fs.symlinkSync(builtBinary(), path.join(bench.folder, 'curbcut'));
  process.env.PATH = `${bench.folder}${path.delimiter}${searchPath}`;
  await bench.activate();
  const document = bench.open('A.swift', source);
  await bench.untilFindings(document, findings);
  assert.equal(bench.started[0].command[0], path.join(bench.folder, 'curbcut'));
});

test('a path that is wrong is named', async (t) => {
  const bench = await new Workbench(t, { 'curbcut.path': '/nowhere/curbcut' }).activate();
  assert.match(bench.editor.errors[0], /"\/nowhere\/curbcut".*"curbcut\.path"/);
  await bench.run('curbcut.restart');
  assert.equal(bench.editor.errors.length, 2, 'who asks again is told again');
});

test('paths may begin with ~ or ${workspaceFolder}, or lie in the first folder', async (t) => {
  const bench = new Workbench(t);
  fs.symlinkSync(builtBinary(), path.join(bench.folder, 'curbcut'));
  const home = process.env.HOME;
  t.after(() => (process.env.HOME = home));
  process.env.HOME = bench.folder;
  for (const text of ['~/curbcut', '${workspaceFolder}/curbcut', './curbcut']) {
    bench.editor.userSettings['curbcut.path'] = text;
    await bench.activate();
    assert.equal(bench.started.at(-1).command[0], path.join(bench.folder, 'curbcut'), text);
    await bench.close();
  }
});

test('a workspace that is not trusted chooses no program and no arguments', async (t) => {
  const bench = new Workbench(t, { 'curbcut.path': builtBinary() });
  const evil = bench.write('evil', '#!/bin/sh\ntouch "$(dirname "$0")/was-run"\n');
  fs.chmodSync(evil, 0o755);
  const recording = path.join(bench.folder, 'recording');
  bench.editor.workspaceSettings = {
    'curbcut.path': evil,
    'curbcut.args': ['--record', recording],
    'curbcut.rules': { 'fixed-font-size': 'off' },
  };
  bench.editor.isTrusted = false;
  await bench.activate();
  const document = bench.open('A.swift', source.replace('Image("lighthouse")', 'Text("A").font(.system(size: 9))'));
  const image = bench.open('B.swift', source);
  await bench.untilFindings(image, findings);
  // What only says how to check counts nevertheless.
  assert.deepEqual(bench.findings(document), []);
  assert.ok(!fs.existsSync(path.join(bench.folder, 'was-run')));
  assert.ok(!fs.existsSync(recording));

  bench.editor.workspaceSettings['curbcut.path'] = builtBinary();
  bench.editor.grantTrust();
  await until(() => fs.existsSync(recording));
  await bench.untilFindings(image, findings);
  assert.equal(bench.servers.length, 1);
});

test('a program in a workspace that is not trusted is not run, whoever names it', async (t) => {
  const searchPath = process.env.PATH;
  t.after(() => (process.env.PATH = searchPath));
  const bench = new Workbench(t);
  const elsewhere = new Workbench(t);
  const [evil, onPath] = ['[x](command:evil)/curbcut', 'bin/curbcut'].map((name) => {
    const file = bench.write(name, `#!/bin/sh\ntouch '${bench.folder}/was-run'\n`);
    fs.chmodSync(file, 0o755);
    return file;
  });
  // A link into the workspace, and one out of it that the workspace could point at anything.
  const link = path.join(elsewhere.folder, 'link');
  fs.symlinkSync(evil, link);
  fs.symlinkSync(builtBinary(), path.join(bench.folder, 'outward'));
  bench.editor.isTrusted = false;
  process.env.PATH = [path.dirname(onPath), searchPath].join(path.delimiter);
  const values = [evil, link, './outward', '${workspaceFolder}/outward', '${workspaceFolder}/[x](command:evil)/curbcut', 'curbcut', ''];
  for (const value of values) {
    bench.editor.userSettings['curbcut.path'] = value;
    await bench.activate();
    assert.match(bench.editor.errors.at(-1), /is part of this workspace, which you have not trusted/, value);
    // Nor does the name of a folder become a link.
    assert.doesNotMatch(bench.editor.errors.at(-1), /\]\(/);
    await bench.run('curbcut.showVersion');
    assert.equal(bench.started.length, 0);
    await bench.close();
  }
  assert.ok(!fs.existsSync(path.join(bench.folder, 'was-run')));

  bench.editor.userSettings['curbcut.path'] = './outward';
  await bench.activate();
  const document = bench.open('A.swift', source);
  bench.editor.grantTrust();
  await bench.untilFindings(document, findings);
});

test('a workspace that is not trusted names no settings file', async (t) => {
  const bench = new Workbench(t, { 'curbcut.path': builtBinary() });
  const file = bench.write('settings/other.json', '{ "rules": { "image-missing-label": "off" } }');
  bench.editor.workspaceSettings = { 'curbcut.configPath': file };
  bench.editor.isTrusted = false;
  await bench.activate();
  const document = bench.open('A.swift', source);
  await bench.untilFindings(document, findings);
  bench.editor.grantTrust();
  await bench.untilFindings(document, []);
});

test('a program that ends at once is one message with its reason', async (t) => {
  const bench = new Workbench(t);
  const program = bench.write('broken', '#!/bin/sh\necho "no library" >&2\nexit 3\n');
  fs.chmodSync(program, 0o755);
  bench.editor.userSettings['curbcut.path'] = program;
  await bench.activate();
  assert.equal(bench.editor.errors.length, 1);
  assert.match(bench.editor.errors[0], /could not be started.*it exited with status 3/);
  await until(() => /info no library/.test(bench.log));
  assert.match(bench.log, /exited with status 3/);
  assert.equal(bench.started.length, 1);
});

test('a program that cannot be run is one message', async (t) => {
  const bench = new Workbench(t);
  const program = bench.write('broken', '#!/nowhere/interpreter\n');
  fs.chmodSync(program, 0o755);
  bench.editor.userSettings['curbcut.path'] = program;
  await bench.activate();
  assert.equal(bench.editor.errors.length, 1);
  assert.match(bench.editor.errors[0], /could not be started.*ENOENT/);
});

test('a program that speaks no protocol is ended', async (t) => {
  const bench = new Workbench(t);
  const program = bench.write('chatty', '#!/bin/sh\nprintf "Welcome!\\r\\n\\r\\n"\nexec cat > /dev/null\n');
  fs.chmodSync(program, 0o755);
  bench.editor.userSettings['curbcut.path'] = program;
  await bench.activate();
  assert.equal(bench.editor.errors.length, 1);
  assert.match(bench.log, /not the protocol/);
  assert.equal(bench.servers.length, 0);
});

test('a server that hangs is killed at the end', async (t) => {
  const bench = new Workbench(t);
  const { program, received } = writeScriptedServer(bench.folder, (server) => {
    server.onRequest('shutdown', () => undefined);
    process.on('SIGTERM', () => {});
  });
  bench.editor.userSettings['curbcut.path'] = program;
  await bench.activate();
  const [{ child }] = bench.servers;
  await bench.close();
  assert.equal(child.signalCode, 'SIGKILL');
  assert.deepEqual(
    received().map(({ method }) => method),
    ['initialize', 'initialized', 'shutdown']
  );
});

test('a server that shuts down but does not exit is killed too', async (t) => {
  const bench = new Workbench(t);
  const { program } = writeScriptedServer(bench.folder, (server) => {
    server.onNotification('exit', () => {});
  });
  bench.editor.userSettings['curbcut.path'] = program;
  await bench.activate();
  const [{ child }] = bench.servers;
  await bench.close();
  assert.equal(child.signalCode, 'SIGKILL');
});

test('a server is shut down politely', async (t) => {
  const bench = await new Workbench(t, { 'curbcut.path': builtBinary() }).activate();
  const [{ child }] = bench.servers;
  await bench.close();
  assert.equal(child.exitCode, 0);
  assert.doesNotMatch(bench.log, /error/);
  assert.equal(bench.editor.collections.length, 0);
  assert.ok(bench.status.isDisposed);
  assert.equal(bench.editor.commands.size, 0);
  const providers = Object.values(bench.editor.providers);
  assert.ok(providers.every((registered) => registered.size === 0));
  const listeners = Object.values(bench.editor.events);
  assert.ok(listeners.every((emitter) => emitter.listeners.size === 0));
});

test('deactivated while it starts, nothing is left', async (t) => {
  const bench = new Workbench(t);
  const { program } = writeScriptedServer(bench.folder, (server) => {
    server.onRequest('initialize', () => undefined);
  });
  bench.editor.userSettings['curbcut.path'] = program;
  void bench.activate();
  await until(() => bench.servers.length === 1);
  await bench.close();
  assert.equal(bench.servers.length, 0);
  assert.deepEqual(bench.editor.messages, []);
});

test('restarts in quick succession leave one server', async (t) => {
  const bench = await new Workbench(t, { 'curbcut.path': builtBinary() }).activate();
  const document = bench.open('A.swift', source);
  await Promise.all([1, 2, 3].map(() => bench.run('curbcut.restart')));
  await bench.untilFindings(document, findings);
  assert.equal(bench.servers.length, 1);
  assert.equal(bench.started.length, 4);
  assert.deepEqual(bench.editor.messages, []);
});
