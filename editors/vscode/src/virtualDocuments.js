'use strict';

const vscode = require('vscode');

/**
 * Documents to read only, whose text is asked for when they are shown: transcripts and explanations.
 *
 * The query of such a document's URI says what it is about.
 */
class VirtualDocuments {
  /**
   * @param {string} scheme
   * @param {(subject: string) => Promise<string>} read gives the text about a subject
   */
  constructor(scheme, read) {
    this.scheme = scheme;
    this.read = read;
    /** @type {import('vscode').EventEmitter<import('vscode').Uri>} */
    this.changed = new vscode.EventEmitter();
    this.registration = vscode.workspace.registerTextDocumentContentProvider(scheme, {
      onDidChange: this.changed.event,
      provideTextDocumentContent: (uri) => this.read(uri.query),
    });
  }

  /**
   * Shows a document beside the editor, with its text as it is now. Whoever types goes on typing.
   *
   * @param {string} title the name of its tab
   * @param {string} subject
   * @param {string} language
   */
  async show(title, subject, language) {
    const uri = this.uri(title, subject);
    this.changed.fire(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.languages.setTextDocumentLanguage(document, language);
    await vscode.window.showTextDocument(document, {
      preview: true,
      preserveFocus: true,
      viewColumn: vscode.ViewColumn.Beside,
    });
  }

  /**
   * Shows a document of Markdown as a page.
   *
   * @param {string} title the name of its tab
   * @param {string} subject
   */
  async showPage(title, subject) {
    const uri = this.uri(title, subject);
    this.changed.fire(uri);
    await vscode.commands.executeCommand('markdown.showPreviewToSide', uri);
  }

  /**
   * @param {string} title
   * @param {string} subject
   */
  uri(title, subject) {
    return vscode.Uri.from({ scheme: this.scheme, path: `/${title}`, query: subject });
  }

  /**
   * Asks again for the text of open documents.
   *
   * @param {(subject: string) => boolean} isAffected
   */
  refresh(isAffected) {
    for (const { uri } of vscode.workspace.textDocuments) {
      if (uri.scheme === this.scheme && isAffected(uri.query)) this.changed.fire(uri);
    }
  }

  dispose() {
    this.registration.dispose();
    this.changed.dispose();
  }
}

module.exports = { VirtualDocuments };
