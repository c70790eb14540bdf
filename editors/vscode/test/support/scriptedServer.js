'use strict';

const fs = require('fs');
const path = require('path');
const { FrameReader, encode } = require('../../src/client/framing');

/**
 * A language server that does what a test wants, for what the real one does seldom or never.
 *
 * It writes what it receives into a file, a message a line.
 */
class ScriptedServer {
  constructor(recording) {
    this.recording = recording;
    this.capabilities = { textDocumentSync: { openClose: true, change: 2, save: true } };
    this.handlers = new Map([
      ['initialize', () => ({ capabilities: this.capabilities, serverInfo: { name: 'scripted', version: '9.9.9' } })],
      ['shutdown', () => null],
    ]);
    this.notifications = new Map([['exit', () => process.exit(0)]]);
    this.nextID = 1;
    this.reader = new FrameReader();
    process.stdin.on('data', (chunk) => {
      for (const content of this.reader.push(chunk)) this.take(JSON.parse(content.toString('utf8')));
    });
    process.stdin.on('end', () => process.exit(1));
  }

  onRequest(method, handler) {
    this.handlers.set(method, handler);
  }

  onNotification(method, handler) {
    this.notifications.set(method, handler);
  }

  take(message) {
    fs.appendFileSync(this.recording, JSON.stringify(message) + '\n');
    if (message.method === undefined) return;
    if (message.id === undefined) {
      this.notifications.get(message.method)?.(message.params);
      return;
    }
    const handler = this.handlers.get(message.method);
    const result = handler?.(message.params, message.id);
    // A handler that gives nothing keeps the client waiting.
    if (result !== undefined) this.send({ id: message.id, result });
  }

  send(message) {
    process.stdout.write(encode({ jsonrpc: '2.0', ...message }));
  }

  notify(method, params) {
    this.send({ method, params });
  }

  request(method, params) {
    this.send({ id: `s${this.nextID++}`, method, params });
  }
}

/**
 * Writes a program that is such a server.
 *
 * @param {string} folder
 * @param {(server: ScriptedServer) => void} script runs in the server's own process: it sees `server` only
 */
function writeScriptedServer(folder, script) {
  const program = path.join(folder, 'scripted-server');
  const recording = path.join(folder, 'received.jsonl');
  fs.writeFileSync(
    program,
    `#!${process.execPath}\n` +
      `const { ScriptedServer } = require(${JSON.stringify(__filename)});\n` +
      `(${script})(new ScriptedServer(${JSON.stringify(recording)}));\n`,
    { mode: 0o755 }
  );
  return {
    program,
    /** What the server has received so far. */
    received: () => {
      if (!fs.existsSync(recording)) return [];
      const lines = fs.readFileSync(recording, 'utf8').split('\n');
      lines.pop();
      return lines.map((line) => JSON.parse(line));
    },
  };
}

module.exports = { ScriptedServer, writeScriptedServer };
