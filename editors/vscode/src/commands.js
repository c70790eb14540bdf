'use strict';

const vscode = require('vscode');
const { run } = require('./run');
const { subjectOf } = require('./transcript');

const fixAllKind = 'source.fixAll.curbcut';

/**
 * What the person can ask for by name.
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

  /** @returns {import('vscode').Disposable[]} */
  register() {
    /** @type {Record<string, (...parameters: any[]) => any>} */
    const commands = {
      'curbcut.restart': () => this.session.restart(),
      'curbcut.showOutput': () => this.log.show(),
      'curbcut.fixAll': (uri) => this.fixAll(uri),
      'curbcut.showTranscript': (uri, line) => this.showTranscript(uri, line),
      'curbcut.explainRule': (rule) => this.explainRule(rule),
      'curbcut.showVersion': () => this.showVersion(),
    };
    return Object.entries(commands).map(([name, command]) =>
      vscode.commands.registerCommand(name, async (...parameters) => {
        try {
          return await command(...parameters);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          this.log.error(`“${name}” failed: ${reason}`);
          void vscode.window.showErrorMessage(`Curbcut: ${reason}`);
        }
      })
    );
  }

  /**
   * Makes all safe fixes in a file.
   *
   * @param {unknown} uri the file; the one in front where there is none
   */
  async fixAll(uri) {
    const document = await this.document(uri);
    if (!document) return;
    this.client();
    const end = document.lineAt(document.lineCount - 1).range.end;
    /** @type {import('vscode').CodeAction[]} */
    const actions = await vscode.commands.executeCommand(
      'vscode.executeCodeActionProvider',
      document.uri,
      new vscode.Range(new vscode.Position(0, 0), end),
      fixAllKind
    );
    const edit = actions.find((action) => action.edit)?.edit;
    if (edit) await vscode.workspace.applyEdit(edit);
    else void vscode.window.showInformationMessage('Curbcut: nothing in this file can be fixed safely without you.');
  }

  /**
   * Shows what VoiceOver says on the views of a file.
   *
   * @param {unknown} uri the file; the one in front where there is none
   * @param {unknown} line one view of it; all where there is none
   */
  async showTranscript(uri, line) {
    const document = await this.document(uri);
    if (!document) return;
    this.client();
    const name = document.uri.path.split('/').pop() || 'Untitled';
    const subject = subjectOf(document.uri, typeof line === 'number' ? line : undefined);
    await this.transcripts.show(`${name} as VoiceOver says it`, subject, 'plaintext');
  }

  /**
   * Shows why a rule is there, with examples.
   *
   * @param {unknown} rule its id; the person is asked where there is none
   */
  async explainRule(rule) {
    const binary = this.binary();
    const id = typeof rule === 'string' ? rule : await this.pickRule(binary);
    if (id) await this.explanations.show(`${id}.md`, id, 'markdown');
  }

  /**
   * Lets the person choose a rule; those of the findings at the cursor come first.
   *
   * @param {string} binary
   * @returns {Promise<string | undefined>}
   */
  async pickRule(binary) {
    /** @type {{ id: string, title: string, group: string, severity: string }[]} */
    const rules = JSON.parse(await run(binary, ['rules', '--json']));
    const here = this.rulesAtCursor();
    const items = rules
      .map(({ id, title, group, severity }) => ({
        label: id,
        description: title,
        detail: here.includes(id) ? 'Found at the cursor' : `${group}, ${severity}`,
      }))
      .sort((one, other) => Number(here.includes(other.label)) - Number(here.includes(one.label)));
    const choice = await vscode.window.showQuickPick(items, {
      title: 'Explain Rule',
      placeHolder: 'A rule, or a word of what it is about',
      matchOnDescription: true,
    });
    return choice?.label;
  }

  /** @returns {string[]} */
  rulesAtCursor() {
    const editor = vscode.window.activeTextEditor;
    if (!editor) return [];
    return vscode.languages
      .getDiagnostics(editor.document.uri)
      .filter(({ source, range }) => source === 'curbcut' && range.intersection(editor.selection))
      .map(({ code }) => String(typeof code === 'object' ? code.value : code));
  }

  /** Says which versions run, and from where. */
  async showVersion() {
    const binary = this.binary();
    const version = (await run(binary, ['--version'])).trim();
    void vscode.window.showInformationMessage(`${version} (${binary}), extension ${this.extensionVersion}`);
  }

  /** The program; throws what the person should read where there is none. */
  binary() {
    const { binary } = this.session;
    if (!binary) throw new Error('the program “curbcut” was not found; see the setting “curbcut.path”.');
    return binary;
  }

  /** The client; throws what the person should read where its server does not run. */
  client() {
    const { running } = this.session;
    if (!running) throw new Error('the server does not run; “Curbcut: Restart Server” starts it.');
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
    void vscode.window.showInformationMessage('Curbcut: please open a Swift file first.');
    return undefined;
  }
}

module.exports = { Commands };
