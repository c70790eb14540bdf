'use strict';

const vscode = require('vscode');
const { ruleOf } = require('./explanations');
const { plainText } = require('./plainText');
const { run } = require('./run');
const { subjectOf } = require('./transcript');

const fixAllKind = 'source.fixAll.curbcut';

/**
 * The commands of the extension.
 */
class Commands {
  /**
   * @param {import('./session').Session} session
   * @param {import('vscode').LogOutputChannel} log
   * @param {import('./virtualDocuments').VirtualDocuments} transcripts
   * @param {import('./virtualDocuments').VirtualDocuments} explanations
   * @param {string} extensionVersion
   */
  constructor(session, log, transcripts, explanations, extensionVersion) {
    this.session = session;
    this.log = log;
    this.transcripts = transcripts;
    this.explanations = explanations;
    this.extensionVersion = extensionVersion;
  }

  /**
   * Registers the commands, and others whose errors are shown in the same way.
   *
   * @param {Record<string, (...parameters: any[]) => any>} others
   * @returns {import('vscode').Disposable[]}
   */
  register(others) {
    /** @type {Record<string, (...parameters: any[]) => any>} */
    const commands = {
      'curbcut.restart': () => this.session.restart(),
      'curbcut.showOutput': () => this.log.show(),
      'curbcut.fixAll': (uri) => this.fixAll(uri),
      'curbcut.showTranscript': (uri, line) => this.showTranscript(uri, line),
      'curbcut.explainRule': (rule) => this.explainRule(rule),
      'curbcut.showVersion': () => this.showVersion(),
      ...others,
    };
    return Object.entries(commands).map(([name, command]) =>
      vscode.commands.registerCommand(name, async (...parameters) => {
        try {
          return await command(...parameters);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          this.log.error(`"${name}" failed: ${reason}`);
          void vscode.window.showErrorMessage(plainText(`Curbcut: ${reason}`));
        }
      })
    );
  }

  /**
   * Applies all safe fixes in a file.
   *
   * @param {unknown} uri the file; by default the active one
   */
  async fixAll(uri) {
    const document = await this.document(uri);
    if (!document) return;
    this.client();
    const { version } = document;
    const end = document.lineAt(document.lineCount - 1).range.end;
    /** @type {import('vscode').CodeAction[]} */
    const actions = await vscode.commands.executeCommand(
      'vscode.executeCodeActionProvider',
      document.uri,
      new vscode.Range(new vscode.Position(0, 0), end),
      fixAllKind
    );
    // Edits are for the text that the question was about.
    if (document.version !== version) throw new Error('the text has changed meanwhile; nothing was fixed.');
    const edit = actions.find((action) => action.edit)?.edit;
    if (edit) await vscode.workspace.applyEdit(edit);
    else void vscode.window.showInformationMessage('Curbcut: no safe fixes in this file.');
  }

  /**
   * Shows what VoiceOver announces for the views of a file.
   *
   * @param {unknown} uri the file; by default the active one
   * @param {unknown} line a line of one view; by default all views
   */
  async showTranscript(uri, line) {
    const document = await this.document(uri);
    if (!document) return;
    this.client();
    const name = document.uri.path.split('/').pop() || 'Untitled';
    const subject = subjectOf(document.uri, typeof line === 'number' ? line : undefined);
    await this.transcripts.show(`${name} (VoiceOver transcript)`, subject, 'plaintext');
  }

  /**
   * Shows why a rule matters, with examples, as a page.
   *
   * @param {unknown} rule its id; by default the person chooses
   */
  async explainRule(rule) {
    const binary = this.binary();
    const id = typeof rule === 'string' ? rule : await this.pickRule(binary);
    if (id) await this.explanations.showPage(`${id}.md`, id);
  }

  /**
   * Lets the person choose a rule; those reported on the cursor's line come first.
   *
   * @param {string} binary
   * @returns {Promise<string | undefined>}
   */
  async pickRule(binary) {
    /** @type {{ id: string, title: string, group: string, severity: string }[]} */
    const rules = JSON.parse(await run(binary, ['rules', '--json']));
    const here = this.rulesOnLine();
    const items = rules
      .map(({ id, title, group, severity }) => ({
        label: id,
        description: title,
        detail: here.includes(id) ? 'Reported on this line' : `${group}, ${severity}`,
      }))
      .sort((one, other) => Number(here.includes(other.label)) - Number(here.includes(one.label)));
    const choice = await vscode.window.showQuickPick(items, {
      title: 'Explain Rule',
      placeHolder: 'Rule id or title',
      matchOnDescription: true,
    });
    return choice?.label;
  }

  /** @returns {string[]} */
  rulesOnLine() {
    const editor = vscode.window.activeTextEditor;
    if (!editor) return [];
    const { start, end } = editor.selection;
    return vscode.languages
      .getDiagnostics(editor.document.uri)
      .filter(({ source, range }) => source === 'curbcut' && range.start.line <= end.line && range.end.line >= start.line)
      .map(ruleOf);
  }

  /** Shows the versions that are running, and the path of the program. */
  async showVersion() {
    const binary = this.binary();
    const version = (await run(binary, ['--version'])).trim();
    const text = `${version} (${binary}), extension ${this.extensionVersion}`;
    void vscode.window.showInformationMessage(plainText(text));
  }

  /** The program; throws the message for the person if there is none. */
  binary() {
    const { binary } = this.session;
    if (!binary) throw new Error('the program "curbcut" was not found; see the setting "curbcut.path".');
    return binary;
  }

  /** The client; throws the message for the person if its server is not running. */
  client() {
    const { running } = this.session;
    if (!running) throw new Error('the server is not running; use "Curbcut: Restart Server" to start it.');
    return running;
  }

  /**
   * @param {unknown} uri
   * @returns {Promise<import('vscode').TextDocument | undefined>}
   */
  async document(uri) {
    if (typeof uri === 'string') return vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
    if (uri instanceof vscode.Uri) return vscode.workspace.openTextDocument(uri);
    const document = vscode.window.activeTextEditor?.document;
    if (document?.languageId === 'swift') return document;
    void vscode.window.showInformationMessage('Curbcut: open a Swift file first.');
    return undefined;
  }
}

module.exports = { Commands };
