'use strict';

const vscode = require('vscode');
const { filters, isIn } = require('./accessibilityNodes');

/**
 * What people do with the elements of the accessibility tree.
 */
class ElementCommands {
  /** @param {import('./accessibilityTree').AccessibilityTree} tree */
  constructor(tree) {
    this.tree = tree;
  }

  /** @returns {Record<string, (...parameters: any[]) => any>} */
  get all() {
    return {
      'curbcut.goToElement': (node) => this.goTo(node),
      'curbcut.nextElement': () => this.step(1),
      'curbcut.previousElement': () => this.step(-1),
      'curbcut.filterElements': (filter) => this.filter(filter),
      // In the title of the view the editor hands over what is selected.
      'curbcut.copyElements': () => this.copy(this.tree.nodes.roots),
      'curbcut.copyElement': (node) => this.copy([node]),
      'curbcut.fixElement': (node) => this.fix(node),
    };
  }

  /** @param {import('./accessibilityNodes').Node} node */
  async goTo({ range }) {
    const { document } = this.tree;
    if (!document) return;
    const { start, end } = range;
    const selection = new vscode.Range(new vscode.Position(start.line, start.character), new vscode.Position(start.line, start.character));
    const editor = await vscode.window.showTextDocument(document, { selection, preview: false, viewColumn: columnOf(document) });
    editor.revealRange(new vscode.Range(selection.start, new vscode.Position(end.line, end.character)), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  /**
   * Goes to the element that VoiceOver visits next, and says what it says there.
   *
   * @param {1 | -1} distance
   */
  async step(distance) {
    const editor = vscode.window.activeTextEditor;
    if (!editor) return;
    const watch = this.tree.watch();
    const { elements } = await this.tree.read(editor.document).finally(() => watch.dispose());
    if (!elements.length) return;
    const place = editor.selection.start;
    const current = this.tree.at(place);
    let index = elements.findIndex((element) => element === current);
    // Behind an element the one before is that element; on no element a view begins with its first.
    if (index >= 0 && distance < 0 && !isIn(place, elements[index].range)) index += 1;
    else if (index < 0) index = elements.findIndex(({ root }) => root === current) - (distance > 0 ? 1 : 0);
    const next = elements[Math.min(Math.max(index + distance, 0), elements.length - 1)];
    await this.goTo(next);
    vscode.window.setStatusBarMessage(next.label, 5000);
  }

  /**
   * Shows some of the elements: those of a filter that a key binding names, else of the one that is chosen.
   *
   * @param {unknown} [wanted]
   */
  async filter(wanted) {
    if (isFilter(wanted)) return this.tree.show(wanted);
    const items = Object.entries(filters).map(([filter, label]) => ({ label, filter }));
    const choice = await vscode.window.showQuickPick(items, {
      title: 'Show in the Accessibility View',
      placeHolder: 'What VoiceOver’s rotor lists, or elements with findings',
      matchOnDescription: false,
    });
    if (choice) this.tree.show(/** @type {keyof typeof filters} */ (choice.filter));
  }

  /**
   * Copies what VoiceOver says: of an element, of a view, or of all.
   *
   * @param {import('./accessibilityNodes').Node[]} nodes
   */
  async copy(nodes) {
    const lines = nodes.flatMap((root) => linesOf(root, ''));
    await vscode.env.clipboard.writeText(lines.join('\n') + '\n');
  }

  /**
   * Opens the fixes of what is found about an element.
   *
   * @param {import('./accessibilityNodes').Node} node
   */
  async fix(node) {
    const finding = node.finding ?? node.stop?.findings[0];
    if (!finding) return;
    await this.goTo({ ...node, range: finding.range });
    await vscode.commands.executeCommand('editor.action.quickFix');
  }
}

/**
 * @param {import('./accessibilityNodes').Node} node
 * @param {string} indentation
 * @returns {string[]}
 */
function linesOf(node, indentation) {
  if (node.kind === 'part') return [];
  const own = node.finding ? `${node.finding.severity}: ${node.label} [${node.finding.rule}]` : node.label;
  return [indentation + own, ...node.children.flatMap((child) => linesOf(child, indentation + '  '))];
}

/**
 * @param {unknown} name
 * @returns {name is keyof typeof filters}
 */
function isFilter(name) {
  return typeof name === 'string' && Object.hasOwn(filters, name);
}

/**
 * The column that shows a document, so that no second one opens.
 *
 * @param {import('vscode').TextDocument} document
 */
function columnOf(document) {
  return vscode.window.visibleTextEditors.find((editor) => editor.document === document)?.viewColumn;
}

module.exports = { ElementCommands };
