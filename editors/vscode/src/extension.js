'use strict';

// The extension's beginning and end. It finds the program, starts one server and passes settings; what is
// found and how it is fixed is the server's alone.

const vscode = require('vscode');
const { AccessibilityPreview } = require('./accessibilityPreview');
const { AccessibilityTree } = require('./accessibilityTree');
const { AccessibilityView } = require('./accessibilityView');
const { Commands } = require('./commands');
const { compareCommand, readComparison } = require('./compare');
const { ElementCommands } = require('./elementCommands');
const { offerMCPServer } = require('./mcpServer');
const { run } = require('./run');
const { Session, selector } = require('./session');
const settings = require('./settings');
const { Status } = require('./status');
const { readTranscript, sourceOf } = require('./transcript');
const { TranscriptPlaces } = require('./transcriptPlaces');
const { VirtualDocuments } = require('./virtualDocuments');

/** @type {Session | undefined} */
let session;

/** @param {import('vscode').ExtensionContext} context */
async function activate(context) {
  const log = vscode.window.createOutputChannel('Curbcut', { log: true });
  const status = new Status(selector);
  const current = new Session(context.extensionUri.fsPath, log, status, (uri) => {
    // Where a document was checked again, what is said of it may have changed too.
    transcripts.refresh((subject) => sourceOf(subject) === uri.toString());
    tree.documentChanged(uri);
  });
  session = current;
  const transcripts = new VirtualDocuments('curbcut-transcript', (subject) => readTranscript(current, subject));
  const explanations = new VirtualDocuments('curbcut-rule', (rule) => explain(current, rule));
  const comparisons = new VirtualDocuments('curbcut-compare', (file) => readComparison(current, file));
  const compare = compareCommand(comparisons, () => vscode.window.activeTextEditor?.document);
  const commands = new Commands(current, log, transcripts, explanations, context.extension.packageJSON.version);
  const tree = new AccessibilityTree(current);
  const elements = new ElementCommands(tree);
  const preview = new AccessibilityPreview(tree, context.extensionUri, (node) => elements.goTo(node));
  context.subscriptions.push(
    log,
    status,
    transcripts,
    new TranscriptPlaces(),
    explanations,
    comparisons,
    tree,
    preview,
    new AccessibilityView(tree),
    offerMCPServer(current),
    ...commands.register({ ...elements.all, 'curbcut.compare': compare, 'curbcut.openPreview': () => preview.show() }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(settings.section)) void applySettings(current);
    }),
    // Trust brings the workspace's own settings with it.
    vscode.workspace.onDidGrantWorkspaceTrust(() => void applySettings(current))
  );
  await current.update();
}

/** Ends the server; the editor waits for that. */
async function deactivate() {
  await session?.dispose();
  session = undefined;
}

/**
 * Lets the session follow the settings, and tells the server those that concern it.
 *
 * @param {Session} current
 */
async function applySettings(current) {
  await current.update();
  current.client?.setTrace(settings.trace());
  await current.running?.sendNotification('workspace/didChangeConfiguration', {
    settings: { [settings.section]: settings.serverSettings() },
  });
}

/**
 * @param {Session} current
 * @param {string} rule
 * @returns {Promise<string>} Markdown
 */
async function explain(current, rule) {
  const { binary } = current;
  if (!binary) return 'The program `curbcut` was not found.\n';
  // The rule comes from the document's URI, which anybody can write.
  return /^[a-z][a-z0-9-]*$/.test(rule) ? run(binary, ['explain', '--format', 'markdown', rule]) : 'There is no such rule.\n';
}

module.exports = { activate, deactivate };
