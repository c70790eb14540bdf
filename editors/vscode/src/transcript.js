'use strict';

/**
 * The VoiceOver transcript of the text as it is in the editor.
 *
 * @param {import('./session').Session} session
 * @param {string} subject a URI and perhaps a line, as `subjectOf` writes them
 * @returns {Promise<string>}
 */
async function readTranscript(session, subject) {
  const { running } = session;
  if (!running) return 'The server is not running.\n';
  const text = await running.sendRequest('workspace/executeCommand', {
    command: 'curbcut.showTranscript',
    arguments: JSON.parse(subject),
  });
  return text || 'There is no SwiftUI view here.\n';
}

/**
 * How a transcript's document names what it is about.
 *
 * @param {import('vscode').Uri} uri
 * @param {number} [line] from 0
 * @returns {string}
 */
function subjectOf(uri, line) {
  return JSON.stringify(line === undefined ? [uri.toString()] : [uri.toString(), line]);
}

/**
 * The URI of the document that a transcript is about.
 *
 * @param {string} subject
 * @returns {string}
 */
function sourceOf(subject) {
  return String(JSON.parse(subject)[0]);
}

module.exports = { readTranscript, sourceOf, subjectOf };
