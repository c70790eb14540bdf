'use strict';

// package.json says what the extension does, and what vsce and the editor want to know.

const assert = require('assert');
const fs = require('fs');
const path = require('path');
const { test } = require('node:test');
const { Workbench, builtBinary, extensionFolder } = require('./support/workbench');

const read = (name) => fs.readFileSync(path.join(extensionFolder, name), 'utf8');
const manifest = JSON.parse(read('package.json'));
const { commands, configuration, jsonValidation, menus } = manifest.contributes;

/** The text of all modules of the extension. */
function sources(folder = path.join(extensionFolder, 'src')) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const whole = path.join(folder, entry.name);
    return entry.isDirectory() ? sources(whole) : [{ name: entry.name, text: fs.readFileSync(whole, 'utf8') }];
  });
}

test('what vsce demands is there', () => {
  const name = /^[a-z0-9][a-z0-9-]*$/i;
  assert.match(manifest.name, name);
  assert.match(manifest.publisher, name);
  assert.match(manifest.version, /^\d+\.\d+\.\d+$/);
  assert.match(manifest.engines.vscode, /^\^\d+\.\d+\.\d+$/);
  assert.ok(manifest.displayName && manifest.description && manifest.license);
  assert.match(manifest.repository.url, /^https:\/\//);
  assert.deepEqual(manifest.activationEvents, ['onLanguage:swift']);
  assert.ok(fs.existsSync(path.join(extensionFolder, manifest.main)));
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) assert.ok(read(file).length > 100, file);
  assert.equal(manifest.dependencies, undefined);
  assert.equal(manifest.devDependencies, undefined);
  const known = ['Programming Languages', 'Linters', 'Other', 'Testing'];
  assert.ok(manifest.categories.every((category) => known.includes(category)));
});

test("the license is the project's, the version the program's", () => {
  const root = path.resolve(extensionFolder, '../..');
  assert.equal(read('LICENSE'), fs.readFileSync(path.join(root, 'LICENSE'), 'utf8'));
  const source = fs.readFileSync(path.join(root, 'Sources/curbcut/Curbcut.swift'), 'utf8');
  assert.equal(manifest.version, /static let version = "([^"]+)"/.exec(source)[1]);
  assert.match(read('CHANGELOG.md'), new RegExp(`^## ${manifest.version}$`, 'm'));
});

test('the commands that are listed are those that are there', async (t) => {
  const bench = await new Workbench(t, { 'curbcut.path': builtBinary() }).activate();
  const listed = commands.map(({ command }) => command).sort();
  const registered = [...bench.editor.commands.keys()].filter((name) => listed.includes(name)).sort();
  assert.deepEqual(registered, listed);
  assert.deepEqual(
    commands.map(({ category, title }) => `${category}: ${title}`).sort(),
    [
      'Curbcut: Compare with HEAD',
      'Curbcut: Copy Accessibility Elements as Text',
      'Curbcut: Copy as Text',
      'Curbcut: Explain Rule',
      'Curbcut: Filter Accessibility Elements',
      'Curbcut: Fix All in File',
      'Curbcut: Go to Next Accessibility Element',
      'Curbcut: Go to Previous Accessibility Element',
      'Curbcut: Go to Source',
      'Curbcut: Open Accessibility Preview to the Side',
      'Curbcut: Restart Server',
      'Curbcut: Show Fixes',
      'Curbcut: Show Output',
      'Curbcut: Show Version',
      'Curbcut: Show VoiceOver Transcript',
    ]
  );
  for (const { command } of menus.commandPalette) assert.ok(listed.includes(command), command);
});

test('every setting is listed, documented in the README, and read', () => {
  const all = sources().map(({ text }) => text).join('\n');
  const readme = read('README.md');
  for (const [name, property] of Object.entries(configuration.properties)) {
    const short = name.replace(/^curbcut\./, '');
    assert.ok(all.includes(`setting('${short}'`), `${name} is not read`);
    assert.ok(readme.includes(`\`${name}\``), `${name} is not in the README`);
    assert.ok(property.markdownDescription && 'default' in property, name);
  }
  for (const [, name] of all.matchAll(/setting\('([^']+)'/g)) {
    assert.ok(`curbcut.${name}` in configuration.properties, `curbcut.${name} is not listed`);
  }
});

test('a workspace that is not trusted may not say what is started', () => {
  const { untrustedWorkspaces } = manifest.capabilities;
  assert.equal(untrustedWorkspaces.supported, 'limited');
  assert.deepEqual(untrustedWorkspaces.restrictedConfigurations, ['curbcut.path', 'curbcut.args', 'curbcut.configPath']);
  for (const name of ['curbcut.path', 'curbcut.args']) {
    assert.equal(configuration.properties[name].scope, 'machine-overridable');
  }
});

test('settings files of projects are checked by the schema, and its words are those of the setting', () => {
  const [project, editor] = jsonValidation;
  assert.deepEqual(project, { fileMatch: '.curbcut.json', url: './schemas/curbcut.schema.json' });
  assert.ok(editor.fileMatch.includes('**/.vscode/settings.json'));
  const { $ref } = JSON.parse(read(editor.url)).properties['curbcut.rules'];
  const [file, ...place] = $ref.split(/#?\//).slice(1);
  const rules = place.reduce((schema, key) => schema[key], JSON.parse(read(`schemas/${file}`)));
  assert.equal(rules.additionalProperties, false);
  assert.ok('image-missing-label' in rules.properties);
  const { definitions } = JSON.parse(read('schemas/curbcut.schema.json'));
  const [word, detailed] = configuration.properties['curbcut.rules'].additionalProperties.anyOf;
  assert.deepEqual(word.enum, definitions.level.enum);
  assert.deepEqual(detailed.properties.severity.enum, definitions.level.enum);
});

test('outside of its folder nothing knows more of the client than what can be swapped', () => {
  const surface = [
    'start', 'stop', 'dispose', 'sendRequest', 'sendNotification', 'onRequest', 'onNotification',
    'state', 'onDidChangeState', 'initializeResult', 'setTrace',
  ];
  const outside = sources().filter(({ name }) => !fs.existsSync(path.join(extensionFolder, 'src/client', name)));
  assert.ok(outside.length > 5);
  const allowed = ['workspace/executeCommand', 'workspace/didChangeConfiguration'];
  for (const { name, text } of outside) {
    const methods = [...text.matchAll(/'((?:textDocument|workspace|window|client)\/\w+)'/g)].map(([, method]) => method);
    assert.deepEqual(methods.filter((method) => !allowed.includes(method)), [], name);
    const modules = [...text.matchAll(/require\('\.\/client\/(\w+)'\)/g)].map(([, module]) => module);
    assert.ok(modules.every((module) => module === 'client'), name);
    for (const [, member] of text.matchAll(/\b(?:client|running)\??\.(\w+)/g)) {
      assert.ok(surface.includes(member), `${name} uses ${member}`);
    }
  }
});

test('no file outgrows 500 lines', () => {
  for (const { name, text } of sources()) assert.ok(text.split('\n').length <= 500, name);
});
