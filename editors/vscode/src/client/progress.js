'use strict';

const vscode = require('vscode');

/**
 * Shows how far the server has come with long work, and lets the person cancel it.
 */
class ProgressReports {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    /** @type {Map<string | number, (value: LSP.WorkDoneProgress) => void>} Who takes in what comes next. */
    this.running = new Map();
    client.onRequest('window/workDoneProgress/create', () => null);
    client.onNotification('$/progress', (/** @type {{ token: string | number, value: LSP.WorkDoneProgress }} */ params) => {
      if (params.value.kind === 'begin') this.begin(params.token, params.value);
      else this.running.get(params.token)?.(params.value);
    });
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    (capabilities.window ??= {}).workDoneProgress = true;
  }

  clear() {
    for (const take of [...this.running.values()]) take({ kind: 'end' });
  }

  /**
   * @param {string | number} token
   * @param {LSP.WorkDoneProgress} value
   */
  begin(token, value) {
    const { title = '', cancellable = false } = value;
    /** What is to be shown, and what is: the editor is ready for reports a little later only. */
    let latest = value;
    let shown = 0;
    /** @type {import('vscode').Progress<{ message?: string, increment?: number }> | undefined} */
    let display;
    const report = () => {
      const percentage = Math.max(latest.percentage ?? shown, shown);
      display?.report({ message: latest.message, increment: percentage - shown });
      if (display) shown = percentage;
    };
    const isDone = new Promise((resolve) => {
      this.running.set(token, (next) => {
        if (next.kind === 'end') {
          this.running.delete(token);
          resolve(undefined);
        } else {
          latest = { ...latest, ...next };
          report();
        }
      });
    });
    // Only a notification can be cancelled.
    const location = cancellable ? vscode.ProgressLocation.Notification : vscode.ProgressLocation.Window;
    void vscode.window.withProgress({ location, title, cancellable }, async (progress, cancellation) => {
      const listener = cancellation.onCancellationRequested(() => {
        void this.client.sendNotification('window/workDoneProgress/cancel', { token });
      });
      display = progress;
      report();
      await isDone;
      listener.dispose();
    });
  }
}

module.exports = { ProgressReports };
