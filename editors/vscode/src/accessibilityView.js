'use strict';

const vscode = require('vscode');
const { changes, filters } = require('./accessibilityNodes');

/** The icon of an element by its role; text has the one that others have too. */
const icons = Object.freeze(
  /** @type {Record<string, string>} */ ({
    button: 'circle-filled',
    menu: 'chevron-down',
    link: 'link',
    image: 'file-media',
    header: 'text-size',
    toggle: 'pass',
    slider: 'settings',
    stepper: 'add',
    picker: 'list-selection',
    datePicker: 'calendar',
    colorPicker: 'symbol-color',
    textField: 'edit',
    secureField: 'lock',
    searchField: 'search',
    textEditor: 'edit',
    progress: 'loading',
    gauge: 'dashboard',
    disclosure: 'chevron-right',
    tab: 'browser',
    chart: 'graph',
    map: 'globe',
    video: 'play-circle',
    list: 'list-unordered',
  })
);

const contextIcons = Object.freeze(
  /** @type {Record<string, string>} */ ({
    view: 'symbol-class',
    place: 'window',
    container: 'group-by-ref-type',
    branch: 'git-branch',
    repetition: 'sync',
    part: 'dash',
  })
);

/** The worst comes first. */
const severities = ['error', 'warning', 'info', 'hint'];

/**
 * The view “Accessibility” in the Explorer: the elements of the file in front, as VoiceOver visits them.
 */
class AccessibilityView {
  /** @param {import('./accessibilityTree').AccessibilityTree} tree */
  constructor(tree) {
    this.tree = tree;
    /** @type {import('vscode').EventEmitter<void>} */
    this.changed = new vscode.EventEmitter();
    this.view = vscode.window.createTreeView('curbcut.accessibility', {
      treeDataProvider: {
        onDidChangeTreeData: this.changed.event,
        getTreeItem: treeItem,
        getChildren: (node) => node?.children ?? this.tree.nodes.roots,
        getParent: (node) => node.parent,
      },
      showCollapseAll: true,
    });
    /** @type {import('vscode').Disposable | undefined} */
    this.watch = undefined;
    this.follow(this.view.visible);
    this.tellFilter();
    this.listeners = [
      this.view,
      this.view.onDidChangeVisibility(({ visible }) => this.follow(visible)),
      tree.onDidChange(() => {
        this.view.description = tree.filter === 'all' ? '' : filters[tree.filter];
        this.tellFilter();
        this.changed.fire();
        this.revealCursor();
      }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor.document === tree.document) this.revealCursor();
      }),
    ];
  }

  /** @param {boolean} isVisible */
  follow(isVisible) {
    this.watch?.dispose();
    this.watch = isVisible ? this.tree.watch() : undefined;
  }

  /** Says which of the texts in place of a tree is true: that there is no view, or none of what is wanted. */
  tellFilter() {
    const isAllHidden = this.tree.views.length > 0 && this.tree.nodes.roots.length === 0;
    void vscode.commands.executeCommand('setContext', 'curbcut.isAllFilteredOut', isAllHidden);
  }

  /** Selects the element at the cursor, as long as the person is in the text. */
  revealCursor() {
    const editor = vscode.window.activeTextEditor;
    if (!this.view.visible || !editor || editor.document !== this.tree.document) return;
    const node = this.tree.at(editor.selection.start);
    if (!node || this.view.selection[0]?.id === node.id) return;
    void this.view.reveal(node, { select: true, focus: false });
  }

  dispose() {
    this.watch?.dispose();
    for (const listener of this.listeners) listener.dispose();
    this.changed.dispose();
  }
}

/**
 * @param {import('./accessibilityNodes').Node} node
 * @returns {import('vscode').TreeItem}
 */
function treeItem(node) {
  const { None, Collapsed, Expanded } = vscode.TreeItemCollapsibleState;
  const isOpen = node.kind !== 'element';
  const item = new vscode.TreeItem(node.label, node.children.length ? (isOpen ? Expanded : Collapsed) : None);
  const worst = worstSeverity(node);
  item.id = node.id;
  item.description = node.description ?? '';
  item.iconPath = icon(node, worst);
  item.contextValue = worst ? `${node.kind} finding` : node.kind;
  item.tooltip = new vscode.MarkdownString().appendText(tooltip(node));
  item.accessibilityInformation = { label: tooltip(node).replaceAll('\n', '. ') };
  item.command = { title: 'Go to Source', command: 'curbcut.goToElement', arguments: [node] };
  return item;
}

/** @param {import('./accessibilityNodes').Node} node */
function worstSeverity({ finding, stop }) {
  const found = finding ? [finding] : (stop?.findings ?? []);
  return severities.find((severity) => found.some((one) => one.severity === severity));
}

/**
 * @param {import('./accessibilityNodes').Node} node
 * @param {string | undefined} severity
 */
function icon({ kind, stop }, severity) {
  if (severity) {
    const name = severity === 'hint' ? 'info' : severity;
    return new vscode.ThemeIcon(name, new vscode.ThemeColor(`problems${name[0].toUpperCase()}${name.slice(1)}Icon.foreground`));
  }
  if (!stop) return new vscode.ThemeIcon(contextIcons[kind] ?? 'circle-outline');
  const isHeading = stop.traits.some(({ text }) => text.startsWith('heading'));
  const color = stop.change && new vscode.ThemeColor(`gitDecoration.${stop.change.kind === 'added' ? 'added' : 'modified'}ResourceForeground`);
  return new vscode.ThemeIcon(isHeading ? icons.header : (icons[stop.role] ?? 'symbol-string'), color);
}

/**
 * What there is to say of a node, a fact a line: also what a screen reader says.
 *
 * @param {import('./accessibilityNodes').Node} node
 */
function tooltip({ kind, label, description, stop, finding }) {
  if (finding) return `${finding.severity}: ${label}\n${finding.rule}`;
  if (kind !== 'element' || !stop) return description ? `${label} (${description})` : label;
  const findings = stop.findings.map(({ severity, message }) => `${severity}: ${message}`);
  const unknown = stop.unknown ? [`not known: ${stop.unknown}`] : [];
  return [label, ...findings, ...unknown, ...changeTexts(stop)].join('\n');
}

/**
 * What was different when the file was committed last.
 *
 * @param {LSP.AccessibleElement} stop
 */
function changeTexts({ spoken, change }) {
  if (!change) return [];
  const before = change.before && change.before !== `“${spoken}”` ? `: was ${change.before}` : '';
  return [changes[change.kind] + before, ...change.details];
}

module.exports = { AccessibilityView };
