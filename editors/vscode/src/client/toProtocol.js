'use strict';

// From the editor's values to the protocol's.

/**
 * @param {import('vscode').Position} position
 * @returns {LSP.Position}
 */
function asPosition({ line, character }) {
  return { line, character };
}

/**
 * @param {import('vscode').Range} range
 * @returns {LSP.Range}
 */
function asRange({ start, end }) {
  return { start: asPosition(start), end: asPosition(end) };
}

module.exports = { asPosition, asRange };
