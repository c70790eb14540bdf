'use strict';

const assert = require('assert');
const { test } = require('node:test');
const { FrameReader, FramingError, encode } = require('../src/client/framing');

const messages = [{ text: 'é🎉–' }, {}, { text: '\r\n\r\n' }, { list: [1, 2, 3] }];
const stream = Buffer.concat(messages.map(encode));

function read(chunks) {
  const reader = new FrameReader();
  return chunks.flatMap((chunk) => reader.push(chunk)).map((content) => JSON.parse(content.toString('utf8')));
}

test('a length counts bytes', () => {
  assert.equal(encode({ a: 'é🎉' }).toString('utf8'), 'Content-Length: 14\r\n\r\n{"a":"é🎉"}');
});

test('several messages in one chunk', () => {
  assert.deepEqual(read([stream]), messages);
});

test('chunks that end anywhere, within a character too', () => {
  for (let size = 1; size <= stream.length; size += 1) {
    const chunks = [];
    for (let start = 0; start < stream.length; start += size) chunks.push(stream.subarray(start, start + size));
    assert.deepEqual(read(chunks), messages, `in chunks of ${size} bytes`);
  }
});

test('a part gives nothing until the rest comes', () => {
  const reader = new FrameReader();
  assert.deepEqual(reader.push(stream.subarray(0, 30)), []);
  assert.equal(reader.push(stream.subarray(30)).length, messages.length);
});

test('other fields and other spellings of a header are taken', () => {
  const content = Buffer.from('{}');
  const header = Buffer.from('Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:2\r\n\r\n');
  assert.deepEqual(read([Buffer.concat([header, content])]), [{}]);
});

test('what is not the protocol is told, not waited for', () => {
  const wrong = ['hello\r\n\r\n', 'Content-Length: -1\r\n\r\n', 'Content-Length: x\r\n\r\n', 'x'.repeat(5000)];
  for (const text of wrong) {
    assert.throws(() => new FrameReader().push(Buffer.from(text)), FramingError, text.slice(0, 30));
  }
});

test('a large message in small chunks is put together once', () => {
  const large = { text: 'é'.repeat(1 << 20) };
  const bytes = encode(large);
  const chunks = [];
  for (let start = 0; start < bytes.length; start += 4096) chunks.push(bytes.subarray(start, start + 4096));
  assert.deepEqual(read(chunks), [large]);
});
