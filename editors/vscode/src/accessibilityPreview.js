'use strict';

const vscode = require('vscode');

/**
 * The screen as a list of what is heard, beside the code: each element with its parts and findings.
 *
 * The page shows what it is told and has no network; all it can ask for is to go to an element.
 */
class AccessibilityPreview {
  /**
   * @param {import('./accessibilityTree').AccessibilityTree} tree
   * @param {import('vscode').Uri} extensionUri
   * @param {(node: import('./accessibilityNodes').Node) => any} goTo
   */
  constructor(tree, extensionUri, goTo) {
    this.tree = tree;
    this.media = vscode.Uri.joinPath(extensionUri, 'media');
    this.goTo = goTo;
    /** @type {import('vscode').WebviewPanel | undefined} */
    this.panel = undefined;
    this.listeners = [
      tree.onDidChange(() => this.send()),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor.document === tree.document) this.sendCursor();
      }),
    ];
  }

  /** Shows the preview beside the code; whoever types goes on typing. */
  show() {
    const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    if (this.panel) return this.panel.reveal(undefined, true);
    const panel = vscode.window.createWebviewPanel('curbcut.preview', 'Accessibility Preview', column, {
      enableScripts: true,
      localResourceRoots: [this.media],
    });
    const watch = this.tree.watch();
    panel.onDidDispose(() => {
      watch.dispose();
      this.panel = undefined;
    });
    panel.webview.onDidReceiveMessage((message) => this.receive(message));
    panel.webview.html = this.page(panel.webview);
    this.panel = panel;
  }

  /** @param {{ type: string, id?: string }} message */
  receive({ type, id }) {
    if (type === 'ready') return this.send();
    const node = this.tree.nodes.elements.find((element) => element.id === id);
    if (type === 'goTo' && node) void this.goTo(node);
  }

  send() {
    if (!this.panel) return;
    const { document, nodes } = this.tree;
    const name = document?.uri.path.split('/').pop() ?? '';
    this.panel.title = name ? `Accessibility: ${name}` : 'Accessibility Preview';
    void this.panel.webview.postMessage({ type: 'tree', name, views: nodes.roots.map(plain) });
    this.sendCursor();
  }

  sendCursor() {
    const editor = vscode.window.activeTextEditor;
    if (!this.panel || !editor || editor.document !== this.tree.document) return;
    const id = this.tree.at(editor.selection.start)?.id;
    void this.panel.webview.postMessage({ type: 'cursor', id });
  }

  /** @param {import('vscode').Webview} webview */
  page(webview) {
    const source = (/** @type {string} */ name) => String(webview.asWebviewUri(vscode.Uri.joinPath(this.media, name)));
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${webview.cspSource}; script-src ${webview.cspSource}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accessibility Preview</title>
<link rel="stylesheet" href="${source('preview.css')}">
</head>
<body>
<header>
<h1 id="name">Accessibility Preview</h1>
<button type="button" id="speak" hidden>Read aloud</button>
</header>
<main id="views" aria-labelledby="name"><p>Open a Swift file with a SwiftUI view.</p></main>
<script src="${source('preview.js')}"></script>
</body>
</html>`;
  }

  dispose() {
    this.panel?.dispose();
    for (const listener of this.listeners) listener.dispose();
  }
}

/**
 * A node without what points back.
 *
 * @param {import('./accessibilityNodes').Node} node
 * @returns {object}
 */
function plain({ id, kind, label, description, finding, stop, children }) {
  return {
    id,
    kind,
    label,
    description,
    severity: finding?.severity,
    rule: finding?.rule,
    unknown: stop?.unknown,
    children: children.map(plain),
  };
}

module.exports = { AccessibilityPreview };
