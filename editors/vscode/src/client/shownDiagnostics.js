'use strict';

const vscode = require('vscode');

/** How many diagnostics of a file share a collection, before the file needs more collections than `mostShares`. */
const shareSize = 32;

const mostShares = 32;

/**
 * The collections in which diagnostics are shown.
 *
 * The editor takes all diagnostics that a collection has of a file, or none. So those of a file with many are
 * shared out over several, and the few are given anew that hold something else than before.
 */
class Collections {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
    /** @type {import('vscode').DiagnosticCollection[]} */
    this.list = [];
    this.at(0);
  }

  /**
   * @param {number} index
   * @returns {import('vscode').DiagnosticCollection}
   */
  at(index) {
    const suffix = index ? `-${index + 1}` : '';
    return (this.list[index] ??= vscode.languages.createDiagnosticCollection(this.name + suffix));
  }

  clear() {
    this.list.forEach((collection) => collection.clear());
  }

  dispose() {
    this.list.forEach((collection) => collection.dispose());
  }
}

/** What is shown of one file. */
class ShownDiagnostics {
  /**
   * @param {import('vscode').Uri} uri
   * @param {Collections} collections
   */
  constructor(uri, collections) {
    this.uri = uri;
    this.collections = collections;
    /** @type {number | undefined} Which text it is about. */
    this.version = undefined;
    /** @type {import('vscode').Diagnostic[][]} What each collection was given. */
    this.shares = [];
    /** @type {Map<import('vscode').Diagnostic, { share: number, line: number }>} Where each is, and on which line it was given. */
    this.places = new Map();
    /** @type {Set<number>} The shares in which diagnostics have moved since they were given. */
    this.moved = new Set();
  }

  /**
   * Shows diagnostics: the same object stands for the same diagnostic, in another place perhaps.
   *
   * Those that have only moved are left to `settle`: the editor moves what it shows along with the text, and the
   * object says where it is to whoever asks for it.
   *
   * @param {readonly import('vscode').Diagnostic[]} diagnostics
   */
  show(diagnostics) {
    const shares = this.sharedOut(diagnostics);
    for (let share = 0; share < Math.max(shares.length, this.shares.length); share += 1) {
      const content = shares[share] ?? [];
      const shown = this.shares[share] ?? [];
      const isSame = content.length === shown.length && content.every((diagnostic, index) => diagnostic === shown[index]);
      if (!isSame) this.give(share, content);
      else if (content.some((diagnostic) => this.places.get(diagnostic)?.line !== diagnostic.range.start.line)) this.moved.add(share);
    }
    this.shares = shares;
  }

  /** Gives the editor anew what has moved: at once, since the editor works through all of a file each time. */
  settle() {
    for (const share of [...this.moved]) this.give(share, this.shares[share]);
  }

  /**
   * @param {number} share
   * @param {import('vscode').Diagnostic[]} content
   */
  give(share, content) {
    this.moved.delete(share);
    for (const diagnostic of this.shares[share] ?? []) {
      if (this.places.get(diagnostic)?.share === share) this.places.delete(diagnostic);
    }
    for (const diagnostic of content) this.places.set(diagnostic, { share, line: diagnostic.range.start.line });
    this.collections.at(share).set(this.uri, content);
  }

  /**
   * Which diagnostics each collection shows: those that are shown stay where they are, and new ones go to the one
   * before them, until one collection would have far more than its share.
   *
   * @param {readonly import('vscode').Diagnostic[]} diagnostics
   */
  sharedOut(diagnostics) {
    const size = Math.max(shareSize, Math.ceil(diagnostics.length / mostShares));
    /** @type {import('vscode').Diagnostic[][]} */
    const shares = this.shares.map(() => []);
    let share = 0;
    for (const diagnostic of diagnostics) {
      share = this.places.get(diagnostic)?.share ?? share;
      (shares[share] ??= []).push(diagnostic);
    }
    if (shares.every(({ length }) => length <= 2 * size)) return shares;
    return Array.from({ length: Math.ceil(diagnostics.length / size) }, (_, index) =>
      diagnostics.slice(index * size, (index + 1) * size)
    );
  }
}

module.exports = { Collections, ShownDiagnostics };
