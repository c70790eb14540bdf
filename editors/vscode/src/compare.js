'use strict';

const { run } = require('./run');

/**
 * What a file as it is saved does otherwise for people who use assistive technology than the one that was
 * committed last.
 *
 * @param {import('./session').Session} session
 * @param {string} file the path of the file
 * @returns {Promise<string>}
 */
async function readComparison(session, file) {
  const { binary } = session;
  if (!binary) return 'The program `curbcut` was not found.\n';
  // Behind "--" a path is never an option or a revision.
  return run(binary, ['diff', '--color=never', 'HEAD', '--', file]);
}

/**
 * The command that shows it beside the editor.
 *
 * @param {import('./virtualDocuments').VirtualDocuments} comparisons
 * @param {() => import('vscode').TextDocument | undefined} current the document that is open
 */
function compareCommand(comparisons, current) {
  return async () => {
    const document = current();
    if (!document || document.uri.scheme !== 'file') return;
    await document.save();
    const name = document.uri.path.split('/').pop() || 'Untitled';
    await comparisons.show(`${name} (compared with HEAD)`, document.uri.fsPath, 'plaintext');
  };
}

module.exports = { compareCommand, readComparison };
