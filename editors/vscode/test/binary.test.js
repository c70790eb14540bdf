'use strict';

const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { test } = require('node:test');
const { findBinary } = require('../src/binary');

function folders(t) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'curbcut-'));
  t.after(() => fs.rmSync(root, { recursive: true }));
  const program = (file, mode = 0o755) => {
    const whole = path.join(root, file);
    fs.mkdirSync(path.dirname(whole), { recursive: true });
    fs.writeFileSync(whole, '', { mode });
    return whole;
  };
  return { root, program, extension: path.join(root, 'extension'), inPath: path.join(root, 'path') };
}

test('what the settings name goes before all', (t) => {
  const { program, extension, inPath } = folders(t);
  const own = program('own/curbcut-dev');
  program('extension/bin/curbcut');
  assert.equal(findBinary(own, extension, inPath), own);
  assert.equal(findBinary(own + '-not', extension, inPath), undefined);
});

test('a name in the settings is looked up on the PATH', (t) => {
  const { program, extension, inPath } = folders(t);
  const other = program('path/curbcut-dev');
  program('extension/bin/curbcut');
  assert.equal(findBinary('curbcut-dev', extension, inPath), other);
  assert.equal(findBinary('curbcut-else', extension, inPath), undefined);
});

test('the bundled program goes before the PATH', (t) => {
  const { root, program, extension, inPath } = folders(t);
  assert.equal(findBinary('', extension, inPath), undefined);
  const second = program('path/curbcut');
  assert.equal(findBinary('', extension, `${root}:${inPath}`), second);
  const bundled = program('extension/bin/curbcut');
  assert.equal(findBinary('', extension, inPath), bundled);
});

test('folders and files that cannot be run are no programs', (t) => {
  const { root, program, extension, inPath } = folders(t);
  program('path/curbcut', 0o644);
  fs.mkdirSync(path.join(root, 'other/curbcut'), { recursive: true });
  assert.equal(findBinary('', extension, [inPath, path.join(root, 'other')].join(path.delimiter)), undefined);
});

test('a relative folder on the PATH, which may be one of the workspace, is left out', (t) => {
  const { root, program, extension } = folders(t);
  program('path/curbcut');
  const before = process.cwd();
  t.after(() => process.chdir(before));
  process.chdir(root);
  assert.equal(findBinary('', extension, ['path', './path', ''].join(path.delimiter)), undefined);
});
