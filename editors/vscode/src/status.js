'use strict';

const vscode = require('vscode');

/**
 * The language status item of Swift files: whether the server is running, and what to do if not.
 */
class Status {
  /** @param {import('vscode').DocumentSelector} selector */
  constructor(selector) {
    this.item = vscode.languages.createLanguageStatusItem('curbcut', selector);
    this.item.name = 'Curbcut';
    this.stopped();
  }

  starting() {
    this.show('starting', vscode.LanguageStatusSeverity.Information);
    this.item.busy = true;
  }

  /** @param {string | undefined} version */
  running(version) {
    this.show(version ? `version ${version}` : 'running', vscode.LanguageStatusSeverity.Information);
    this.item.command = { title: 'Show Output', command: 'curbcut.showOutput' };
  }

  stopped() {
    this.show('not running', vscode.LanguageStatusSeverity.Warning);
    this.item.command = { title: 'Restart Server', command: 'curbcut.restart' };
  }

  disabled() {
    this.show('disabled by "curbcut.enable"', vscode.LanguageStatusSeverity.Information);
  }

  /** @param {string} problem what is wrong, in few words */
  failed(problem) {
    this.show(problem, vscode.LanguageStatusSeverity.Error);
    this.item.command = { title: 'Restart Server', command: 'curbcut.restart' };
  }

  /**
   * @param {string} detail
   * @param {number} severity
   */
  show(detail, severity) {
    this.item.text = 'Curbcut';
    this.item.detail = detail;
    this.item.severity = severity;
    this.item.busy = false;
    this.item.command = undefined;
  }

  dispose() {
    this.item.dispose();
  }
}

module.exports = { Status };
