'use strict';

const vscode = require('vscode');

/** What happened to a file, and the bit of it in a watcher's kind. */
const FileChange = Object.freeze({
  created: { type: 1, bit: 1 },
  changed: { type: 2, bit: 2 },
  deleted: { type: 3, bit: 4 },
});

const method = 'workspace/didChangeWatchedFiles';

/** Milliseconds for which changes are gathered: a checkout changes hundreds of files at once. */
const gatheringTime = 250;

/**
 * Watches the files that the server asks to be told of, and tells it of all that change within a moment at once.
 *
 * It is the only registration that a server may make later; others are answered and left alone.
 */
class WatchedFiles {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    /** @type {Map<string, import('vscode').Disposable[]>} The watchers by the registration's id. */
    this.watchers = new Map();
    /** @type {Map<string, { uri: string, type: number }>} What the server is not told yet, in its order. */
    this.changes = new Map();
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
    client.onRequest('client/registerCapability', ({ registrations }) => {
      registrations.forEach((/** @type {LSP.Registration} */ registration) => this.register(registration));
    });
    client.onRequest('client/unregisterCapability', ({ unregisterations }) => {
      unregisterations.forEach((/** @type {{ id: string }} */ { id }) => this.unregister(id));
    });
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    (capabilities.workspace ??= {}).didChangeWatchedFiles = {
      dynamicRegistration: true,
      relativePatternSupport: true,
    };
  }

  clear() {
    clearTimeout(this.timer);
    this.changes.clear();
    [...this.watchers.keys()].forEach((id) => this.unregister(id));
  }

  /** @param {LSP.Registration} registration */
  register(registration) {
    if (registration.method !== method) return;
    this.unregister(registration.id);
    const disposables = (registration.registerOptions?.watchers ?? []).flatMap((watcher) => {
      const kind = watcher.kind ?? 7;
      const files = vscode.workspace.createFileSystemWatcher(toGlobPattern(watcher.globPattern));
      /** @param {{ type: number, bit: number }} change */
      const tell = ({ type, bit }) => {
        return (/** @type {import('vscode').Uri} */ uri) => {
          if (kind & bit) this.gather({ uri: uri.toString(), type });
        };
      };
      return [
        files,
        files.onDidCreate(tell(FileChange.created)),
        files.onDidChange(tell(FileChange.changed)),
        files.onDidDelete(tell(FileChange.deleted)),
      ];
    });
    this.watchers.set(registration.id, disposables);
  }

  /**
   * Of what happens to a file several times the last counts; watchers whose patterns overlap tell the same twice.
   *
   * @param {{ uri: string, type: number }} change
   */
  gather(change) {
    const isFirst = this.changes.size === 0;
    const key = `${change.type} ${change.uri}`;
    this.changes.delete(key);
    this.changes.set(key, change);
    if (!isFirst) return;
    this.timer = setTimeout(() => {
      const changes = [...this.changes.values()];
      this.changes.clear();
      void this.client.sendNotification(method, { changes });
    }, gatheringTime);
  }

  /** @param {string} id */
  unregister(id) {
    this.watchers.get(id)?.forEach((watcher) => watcher.dispose());
    this.watchers.delete(id);
  }
}

/**
 * @param {LSP.GlobPattern} pattern
 * @returns {import('vscode').GlobPattern}
 */
function toGlobPattern(pattern) {
  if (typeof pattern === 'string') return pattern;
  const base = typeof pattern.baseUri === 'string' ? pattern.baseUri : pattern.baseUri.uri;
  return new vscode.RelativePattern(vscode.Uri.parse(base), pattern.pattern);
}

module.exports = { WatchedFiles };
