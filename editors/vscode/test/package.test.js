'use strict';

// The .vsix: what is in it, that it is always the same, and that it works where it is installed.

const assert = require('assert');
const childProcess = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { test } = require('node:test');
const { Workbench, builtBinary, extensionFolder } = require('./support/workbench');

function folder(t) {
  const root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'curbcut-'));
  t.after(() => fs.rmSync(root, { recursive: true }));
  return root;
}

function pack(output, ...parameters) {
  const script = path.join(extensionFolder, 'scripts/package-vsix.mjs');
  childProcess.execFileSync(process.execPath, [script, '--output', output, ...parameters]);
  return fs.readFileSync(output);
}

/** The entries of a zip file by its directory: name, bytes, mode. */
function unzip(bytes) {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const count = bytes.readUInt16LE(end + 10);
  let place = bytes.readUInt32LE(end + 16);
  assert.equal(place + bytes.readUInt32LE(end + 12), end);
  const entries = [];
  for (let index = 0; index < count; index += 1) {
    assert.equal(bytes.toString('latin1', place, place + 4), 'PK\x01\x02');
    const nameLength = bytes.readUInt16LE(place + 28);
    const name = bytes.toString('utf8', place + 46, place + 46 + nameLength);
    const mode = bytes.readUInt32LE(place + 38) >>> 16;
    const local = bytes.readUInt32LE(place + 42);
    assert.equal(bytes.toString('latin1', local, local + 4), 'PK\x03\x04');
    assert.deepEqual(bytes.subarray(local + 4, local + 30), bytes.subarray(place + 6, place + 32), name);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    entries.push({ name, mode, bytes: bytes.subarray(start, start + bytes.readUInt32LE(place + 20)) });
    place += 46 + nameLength;
  }
  return entries;
}

test('the package has what an editor needs, and nothing else', (t) => {
  const root = folder(t);
  const entries = unzip(pack(path.join(root, 'a.vsix')));
  const names = entries.map(({ name }) => name);
  assert.deepEqual(names, [...names].sort());
  assert.deepEqual(
    names.filter((name) => !/^extension\/(src|schemas)\//.test(name)),
    [
      '[Content_Types].xml',
      'extension.vsixmanifest',
      'extension/CHANGELOG.md',
      'extension/LICENSE.txt',
      'extension/README.md',
      'extension/images/icon.png',
      'extension/media/preview.css',
      'extension/media/preview.js',
      'extension/package.json',
    ]
  );
  assert.ok(names.includes('extension/src/extension.js'));
  assert.ok(names.includes('extension/src/client/client.js'));
  const schema = 'schemas/curbcut.schema.json';
  assert.equal(names.includes(`extension/${schema}`), fs.existsSync(path.join(extensionFolder, schema)));
  const text = (name) => entries.find((entry) => entry.name === name).bytes.toString('utf8');
  const manifest = JSON.parse(text('extension/package.json'));
  const outer = text('extension.vsixmanifest');
  assert.ok(outer.includes(`Id="${manifest.name}" Version="${manifest.version}" Publisher="${manifest.publisher}"`));
  for (const [, asset] of outer.matchAll(/<Asset [^>]*Path="([^"]+)"/g)) assert.ok(names.includes(asset), asset);
  const types = text('[Content_Types].xml');
  for (const name of names.filter((other) => other.startsWith('extension/'))) {
    assert.ok(types.includes(`Extension="${path.extname(name)}"`), name);
  }
});

test('the same files give the same bytes', (t) => {
  const root = folder(t);
  const first = pack(path.join(root, 'a.vsix'));
  const second = pack(path.join(root, 'b.vsix'));
  assert.ok(first.equals(second));
});

test('another program can read the package', (t) => {
  const file = path.join(folder(t), 'a.vsix');
  const bytes = pack(file);
  let output;
  try {
    output = childProcess.execFileSync('unzip', ['-t', file], { encoding: 'utf8' });
  } catch (error) {
    if (error.code === 'ENOENT') return t.skip('unzip is not installed');
    throw error;
  }
  assert.match(output, /No errors detected/);
  assert.equal(output.match(/\bOK\b/g).length, unzip(bytes).length);
});

test('installed, it starts the program that came with it and finds what there is', async (t) => {
  const root = folder(t);
  const entries = unzip(pack(path.join(root, 'a.vsix'), '--binary', builtBinary(), '--target', 'linux-x64'));
  for (const { name, bytes, mode } of entries) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes, { mode: mode & 0o777 });
  }
  const outer = fs.readFileSync(path.join(root, 'extension.vsixmanifest'), 'utf8');
  assert.ok(outer.includes('TargetPlatform="linux-x64"'));
  const bench = await new Workbench(t, {}, path.join(root, 'extension')).activate();
  const source = 'import SwiftUI\nstruct A: View { var body: some View { Image("lighthouse") } }\n';
  const document = bench.open('A.swift', source);
  await bench.untilFindings(document, [['image-missing-label', 1, 39]]);
  assert.equal(bench.started[0].command[0], path.join(root, 'extension/bin/curbcut'));
});
