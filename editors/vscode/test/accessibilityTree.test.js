'use strict';

// The accessibility tree beside the code: the view, the preview, and going from element to element.

const assert = require('assert');
const { execFileSync } = require('child_process');
const path = require('path');
const { test } = require('node:test');
const { Workbench, builtBinary, extensionFolder, until } = require('./support/workbench');
const { Position, Range } = require('./support/values');

const card = `import SwiftUI

struct Card: View {
  @State private var isSaved = false

  var body: some View {
    VStack {
      Text("Lighthouse")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      if isSaved {
        Text("Saved")
      }
      Button { isSaved.toggle() } label: {
        Image(systemName: "heart.fill")
      }
      Link("Map", destination: url)
    }
  }
}
`;

async function workbench(t) {
  const bench = await new Workbench(t, {
    'curbcut.path': builtBinary(),
    'curbcut.rules': { 'status-change-not-announced': 'off' },
  }).activate();
  bench.tree = bench.editor.treeViews.get('curbcut.accessibility');
  bench.rows = () => rowsOf(bench.tree.provider, bench.tree.provider.getChildren(), '');
  return bench;
}

/** The tree as a person sees it who has opened all but the elements. */
function rowsOf(provider, nodes, indentation) {
  return nodes.flatMap((node) => {
    const item = provider.getTreeItem(node);
    const children = item.collapsibleState === 2 ? rowsOf(provider, provider.getChildren(node), indentation + '  ') : [];
    return [`${indentation}${item.label}`, ...children];
  });
}

async function untilRows(bench, expected) {
  await until(
    () => JSON.stringify(bench.rows()) === JSON.stringify(expected),
    () => `rows ${JSON.stringify(expected)}; there are ${JSON.stringify(bench.rows())}\n${bench.log}`
  );
}

const cardRows = [
  'Card', '  Lighthouse, heading', '  if isSaved', '    Saved', '  Love, button', '  Map, button, link',
];

test('the view lists elements in reading order, with what holds around them', async (t) => {
  const bench = await workbench(t);
  bench.open('Card.swift', card);
  assert.deepEqual(bench.rows(), [], 'nobody looks, so nothing is asked');
  bench.tree.setVisible(true);
  await untilRows(bench, cardRows);

  const { provider } = bench.tree;
  const [view] = provider.getChildren();
  const button = view.children.find(({ label }) => label === 'Love, button');
  const item = provider.getTreeItem(button);
  assert.equal(item.iconPath.id, 'warning');
  assert.match(item.accessibilityInformation.label, /^Love, button\. warning: VoiceOver reads this button/);
  assert.equal(item.contextValue, 'element finding');
  assert.equal(provider.getParent(button), view);
  const parts = provider.getChildren(button).map((part) => provider.getTreeItem(part));
  assert.deepEqual(parts.map(({ label }) => label).slice(1), ['Label: Love', 'Trait: button']);
  const heading = provider.getTreeItem(view.children[0]);
  assert.equal(heading.iconPath.id, 'text-size');
});

test('what is typed shows, and elements that mean the same keep their selection', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  bench.tree.setVisible(true);
  await untilRows(bench, cardRows);
  const ids = () => new Map(bench.rows().map((row) => [row.trim(), find(bench.tree.provider, row.trim())?.id]));
  const before = ids();
  bench.editor.replace(document, 'Text("Lighthouse")', 'Text("Coast")');
  await untilRows(bench, cardRows.map((row) => row.replace('Lighthouse', 'Coast')));
  assert.equal(ids().get('Coast, heading'), before.get('Lighthouse, heading'), 'an edited element stays itself');
  bench.editor.replace(document, '    VStack {\n', '    VStack {\n      Text("New")\n');
  await until(() => bench.rows().includes('  New'));
  for (const name of ['Saved', 'Love, button', 'Map, button, link']) assert.equal(ids().get(name), before.get(name), name);
  assert.equal(new Set(ids().values()).size, ids().size, 'no two have the same id');

  // What changes nothing for a person changes nothing on the screen.
  const { refreshes } = bench.tree;
  const edited = document.getText();
  bench.editor.replace(document, 'Text("New")', 'Text("New") ');
  await until(() => document.getText() !== edited);
  await new Promise((resolve) => setTimeout(resolve, 800));
  assert.ok(bench.tree.refreshes <= refreshes + 1);
});

function find(provider, label, nodes = provider.getChildren()) {
  for (const node of nodes) {
    const found = node.label === label ? node : find(provider, label, provider.getChildren(node));
    if (found) return found;
  }
  return undefined;
}

test('the cursor selects its element, and an element leads to its code', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  bench.tree.setVisible(true);
  await untilRows(bench, cardRows);
  const place = new Position(14, 10);
  bench.editor.activeTextEditor = { document, selection: new Range(place, place) };
  assert.equal(bench.tree.revealed.at(-1).label, 'Love, button');

  await bench.run('curbcut.goToElement', find(bench.tree.provider, 'Map, button, link'));
  assert.equal(bench.editor.activeTextEditor.selection.start.line, 16);
  await bench.run('curbcut.fixElement', find(bench.tree.provider, 'Love, button'));
  assert.equal(bench.editor.activeTextEditor.selection.start.line, 13);
  assert.equal(bench.editor.shown.at(-1).command, 'editor.action.quickFix');
});

test('one goes from element to element in reading order, and hears what VoiceOver says', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await until(() => bench.findings(document).length > 0);
  const start = new Position(6, 4);
  bench.editor.activeTextEditor = { document, selection: new Range(start, start) };
  const visited = [];
  for (const command of ['next', 'next', 'next', 'next', 'next', 'previous', 'previous']) {
    await bench.run(`curbcut.${command}Element`);
    visited.push([bench.editor.statusMessages.at(-1), bench.editor.activeTextEditor.selection.start.line]);
  }
  assert.deepEqual(visited, [
    ['Lighthouse, heading', 7], ['Saved', 11], ['Love, button', 13], ['Map, button, link', 16], ['Map, button, link', 16],
    ['Love, button', 13], ['Saved', 11],
  ]);
});

test('elements are filtered as by the rotor, and copied as text', async (t) => {
  const bench = await workbench(t);
  bench.open('Card.swift', card);
  bench.tree.setVisible(true);
  await untilRows(bench, cardRows);
  bench.editor.pick = (items) => items.find(({ label }) => label === 'Headings');
  await bench.run('curbcut.filterElements');
  await untilRows(bench, ['Card', '  Lighthouse, heading']);
  bench.editor.pick = (items) => items.find(({ label }) => label === 'Elements with findings');
  await bench.run('curbcut.filterElements');
  await untilRows(bench, ['Card', '  Love, button']);
  await bench.run('curbcut.copyElements');
  assert.match(bench.editor.clipboard, /^Card\n {2}Love, button\n {4}warning: .+ \[icon-button-missing-label\]\n/);
  // A key binding may name the filter.
  await bench.run('curbcut.filterElements', 'headings');
  await untilRows(bench, ['Card', '  Lighthouse, heading']);
});

test('a view of another file is entered as soon as that is read, though nothing is typed', async (t) => {
  const bench = await workbench(t);
  // Reading takes longer than showing the tree first.
  for (let number = 0; number < 500; number += 1) {
    bench.write(`F${number}.swift`, `import SwiftUI\nstruct F${number}: View { var body: some View { Text("F") } }\n`);
  }
  bench.write('Stars.swift', 'import SwiftUI\nstruct Stars: View { var body: some View { Text("Five stars") } }\n');
  bench.open('Uses.swift', 'import SwiftUI\nstruct Uses: View { var body: some View { Stars() } }\n');
  bench.tree.setVisible(true);
  await untilRows(bench, ['Uses', '  Five stars']);
});

test('a filter without matches is not taken for a file without views', async (t) => {
  const bench = await workbench(t);
  const isAllFilteredOut = () => bench.editor.context['curbcut.isAllFilteredOut'];
  bench.open('Card.swift', card);
  bench.tree.setVisible(true);
  await untilRows(bench, cardRows);
  assert.equal(isAllFilteredOut(), false);
  await bench.run('curbcut.filterElements', 'images');
  await untilRows(bench, []);
  assert.equal(isAllFilteredOut(), true);
  bench.open('None.swift', 'let none = 1\n');
  await until(() => isAllFilteredOut() === false);
});

test('elements that differ from what was committed last say so, and no others', async (t) => {
  const bench = await workbench(t);
  const git = (/** @type {string[]} */ ...words) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'commit.gpgsign=false', ...words], { cwd: bench.folder });
  bench.write('Card.swift', card);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
  const document = bench.open('Card.swift', card);
  bench.tree.setVisible(true);
  await untilRows(bench, cardRows);
  const items = () => bench.tree.provider.getChildren().flatMap(({ children }) => children).map((node) => bench.tree.provider.getTreeItem(node));
  const marked = () => items().filter(({ description }) => String(description).includes('HEAD'));
  assert.deepEqual(marked(), []);
  bench.editor.replace(document, 'Text("Lighthouse")', 'Text("Coast")');
  await until(() => marked().length === 1, () => items().map(({ label, description }) => `${label}: ${description}`).join() + bench.log);
  const [item] = marked();
  assert.equal(item.description, 'Text · changed since HEAD');
  assert.match(item.accessibilityInformation.label, /changed since HEAD: was “Lighthouse, heading”/);
  bench.editor.replace(document, '    VStack {\n', '    VStack {\n      Text("New")\n');
  await until(() => marked().length === 2, () => items().map(({ label, description }) => `${label}: ${description}`).join() + bench.log);
  assert.equal(marked()[0].description, 'Text · new since HEAD');
  // Where the folder is not trusted Git is not started.
  bench.editor.isTrusted = false;
  bench.editor.replace(document, 'Text("New")', 'Text("Newer")');
  await until(() => items().some(({ label }) => String(label).includes('Newer')) && marked().length === 0);
});

test('the preview says what is heard, goes to the code, and follows the cursor', async (t) => {
  const bench = await workbench(t);
  const document = bench.open('Card.swift', card);
  await until(() => bench.findings(document).length > 0);
  await bench.run('curbcut.openPreview');
  const [panel] = bench.editor.panels;
  assert.equal(panel.column.preserveFocus, true);
  assert.match(panel.webview.html, /Content-Security-Policy" content="default-src 'none'/);
  assert.doesNotMatch(panel.webview.html, /unsafe-|https?:\/\/(?!page\.example)/);
  panel.receive({ type: 'ready' });
  await until(() => panel.posted.some(({ views }) => views?.length));
  const { views, name } = panel.posted.findLast(({ type }) => type === 'tree');
  assert.equal(name, 'Card.swift');
  const [heading, , button] = views[0].children;
  assert.equal(heading.label, 'Lighthouse, heading');
  assert.equal(button.children[0].severity, 'warning');

  panel.receive({ type: 'goTo', id: button.id });
  await until(() => bench.editor.activeTextEditor.selection.start.line === 13);
  assert.deepEqual(panel.posted.at(-1), { type: 'cursor', id: button.id });
  panel.receive({ type: 'goTo', id: 'nobody' });
  panel.receive({ type: 'nothing' });

  bench.editor.replace(document, 'Text("Lighthouse")', 'Text("<b>Coast</b>")');
  await until(() => panel.posted.findLast(({ type }) => type === 'tree').views[0].children[0].label.startsWith('<b>Coast'));
  panel.dispose();
  const { length } = panel.posted;
  bench.editor.replace(document, 'Coast', 'Bay');
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.equal(panel.posted.length, length, 'nothing is told to a page that is closed');
  await bench.run('curbcut.openPreview');
  assert.equal(bench.editor.panels.length, 2);
});

test('the page writes text, never markup', () => {
  const source = require('fs').readFileSync(path.join(extensionFolder, 'media/preview.js'), 'utf8');
  assert.doesNotMatch(source, /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(/);
});

test('a file without views, another file, and a server that is gone leave nothing behind', async (t) => {
  const bench = await workbench(t);
  bench.open('Card.swift', card);
  bench.tree.setVisible(true);
  await untilRows(bench, cardRows);
  bench.open('Model.swift', 'struct Model {}\n');
  await untilRows(bench, []);
  bench.editor.open(bench.write('Notes.txt', 'hello\n'));
  await untilRows(bench, []);
  await bench.run('curbcut.nextElement');
  assert.deepEqual(bench.editor.errors, []);
});
