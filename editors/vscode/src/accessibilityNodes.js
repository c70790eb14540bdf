'use strict';

/**
 * What the server says of a file's views, as nodes of a tree: views, what holds around elements (bars, sheets,
 * branches, repetitions), the elements in reading order, and their parts.
 *
 * A node keeps its id as long as it means the same, so that selection and folding stay while somebody types.
 */

/** What VoiceOver's rotor lists, and what has findings. */
const filters = Object.freeze({
  all: 'All Elements',
  headings: 'Headings',
  links: 'Links',
  formControls: 'Form controls',
  images: 'Images',
  findings: 'Elements with findings',
});

/** What is different from the commit before. */
const changes = Object.freeze({
  added: 'new since HEAD',
  changed: 'changed since HEAD',
  moved: 'moved since HEAD',
  unknown: 'not known since HEAD',
});

/**
 * @param {LSP.AccessibleView[]} views
 * @param {keyof typeof filters} filter
 * @param {Nodes} [before] the nodes shown so far
 * @returns {Nodes}
 */
function nodesOf(views, filter = 'all', before) {
  const names = new Counter();
  /** @type {Nodes} */
  const nodes = { roots: [], elements: [] };
  for (const view of views) {
    const title = view.part ? `${view.name}, ${view.part}` : view.name;
    const id = names.unique(title);
    const elements = view.stops.filter((stop) => isListed(stop, view, filter));
    if (filter !== 'all' && !elements.length) continue;
    const root = node({ id, kind: 'view', label: title, range: view.range, view });
    const earlier = before?.elements.filter((element) => element.root?.id === id) ?? [];
    const ids = keptIDs(earlier, elements, id);
    elements.forEach((stop, index) => addElement(root, stop, ids[index], nodes));
    for (const finding of view.findings) add(root, findingNode(finding, root));
    nodes.roots.push(root);
  }
  return nodes;
}

/**
 * @param {Node} root
 * @param {LSP.AccessibleElement} stop
 * @param {string} id
 * @param {Nodes} nodes
 */
function addElement(root, stop, id, nodes) {
  let parent = root;
  for (const { kind, text } of stop.context) {
    const last = parent.children.at(-1);
    parent =
      last?.kind === kind && last.label === text
        ? last
        : add(parent, node({ id: `${parent.id}/${parent.children.length} ${text}`, kind, label: text, range: stop.range }));
  }
  const element = node({
    id,
    kind: 'element',
    label: stop.spoken || '(silence)',
    description: stop.change ? `${stop.view} · ${changes[stop.change.kind]}` : stop.view,
    range: stop.range,
    stop,
    root,
  });
  add(parent, element);
  nodes.elements.push(element);
  for (const finding of stop.findings) add(element, findingNode(finding, element));
  for (const [name, part] of partsOf(stop)) {
    const description = part.certainty === 'possible' ? `${part.source}, perhaps` : part.source;
    add(element, node({ id: `${id}/${name}`, kind: 'part', label: `${name}: ${part.text}`, description, range: part.range }));
  }
}

/**
 * What an element exposes, by name.
 *
 * @param {LSP.AccessibleElement} stop
 * @returns {[string, LSP.ElementPart][]}
 */
function partsOf(stop) {
  /** @type {[string, LSP.ElementPart | undefined][]} */
  const single = [['Label', stop.label], ['Value', stop.value], ['Hint', stop.hint]];
  /** @type {[string, LSP.ElementPart[]][]} */
  const several = [
    ['Trait', stop.traits],
    ['Action', stop.actions],
    ['Voice Control name', stop.inputLabels],
    ['More content', stop.moreContent],
    ['Rotor', stop.rotors.map(({ name }) => name)],
  ];
  return [
    ...single.flatMap(([name, part]) => (part ? [/** @type {[string, LSP.ElementPart]} */ ([name, part])] : [])),
    ...several.flatMap(([name, parts]) =>
      parts.map((part, index) => /** @type {[string, LSP.ElementPart]} */ ([index ? `${name} ${index + 1}` : name, part]))
    ),
  ];
}

/**
 * @param {LSP.ElementFinding} finding
 * @param {Node} parent
 */
function findingNode(finding, parent) {
  return node({
    id: `${parent.id}/${finding.rule} ${parent.children.length}`,
    kind: 'finding',
    label: finding.message,
    description: finding.rule,
    range: finding.range,
    finding,
  });
}

/**
 * @param {LSP.AccessibleElement} stop
 * @param {LSP.AccessibleView} view
 * @param {keyof typeof filters} filter
 */
function isListed(stop, view, filter) {
  if (filter === 'all') return true;
  if (filter === 'findings') return stop.findings.length > 0;
  const rotor = view.rotors.find(({ name }) => name === filters[filter]);
  return rotor?.stops.includes(stop.number) ?? false;
}

/**
 * Ids for elements: those of the elements they were before, as far as order and words tell, else new ones.
 *
 * @param {Node[]} before
 * @param {LSP.AccessibleElement[]} now
 * @param {string} root
 */
function keptIDs(before, now, root) {
  const taken = new Set(before.map(({ id }) => id));
  let next = 0;
  const fresh = () => {
    while (taken.has(`${root}#${next}`)) next += 1;
    taken.add(`${root}#${next}`);
    return `${root}#${next}`;
  };
  const meaning = (/** @type {LSP.AccessibleElement} */ { role, label, view }) => `${role} ${view} ${label?.text}`;
  const old = before.map(({ id, stop }) => ({ id, key: stop ? meaning(stop) : '' }));
  const keys = now.map(meaning);
  // Where one place is edited, what stands before and behind it is as it was.
  let start = 0;
  while (start < old.length && start < keys.length && old[start].key === keys[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, keys.length) - start && old.at(-1 - end)?.key === keys.at(-1 - end)) end += 1;
  const middle = old.slice(start, old.length - end);
  const isSameCount = middle.length === keys.length - start - end;
  return keys.map((key, index) => {
    if (index < start) return old[index].id;
    if (index >= keys.length - end) return old[index - keys.length + old.length].id;
    const same = isSameCount ? index - start : middle.findIndex((entry) => entry.key === key);
    return (same >= 0 && middle.splice(same, 1, { id: '', key: '' })[0].id) || fresh();
  });
}

/**
 * The innermost element at a line and character, else the last one that begins before.
 *
 * @param {Nodes} nodes
 * @param {{ line: number, character: number }} position
 * @returns {Node | undefined}
 */
function elementAt({ roots, elements }, position) {
  const holding = elements.filter(({ range }) => isIn(position, range));
  if (holding.length) return holding.reduce((one, other) => (isIn(other.range.start, one.range) ? other : one));
  const root = roots.find(({ range }) => isIn(position, range));
  const before = elements.filter((element) => element.root === root && !isBefore(position, element.range.start));
  return before.length ? before.reduce((one, other) => (isBefore(one.range.start, other.range.start) ? other : one)) : root;
}

/**
 * @param {{ line: number, character: number }} position
 * @param {LSP.Range} range
 */
function isIn(position, { start, end }) {
  return !isBefore(position, start) && !isBefore(end, position);
}

/**
 * @param {{ line: number, character: number }} one
 * @param {{ line: number, character: number }} other
 */
function isBefore(one, other) {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}

/** Tells equal names apart. */
class Counter {
  constructor() {
    /** @type {Map<string, number>} */
    this.counts = new Map();
  }

  /** @param {string} name */
  unique(name) {
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    return count > 1 ? `${name} (${count})` : name;
  }
}

/**
 * @param {Omit<Node, 'children' | 'parent'>} properties
 * @returns {Node}
 */
function node(properties) {
  return { ...properties, children: [], parent: undefined };
}

/**
 * @param {Node} parent
 * @param {Node} child
 */
function add(parent, child) {
  child.parent = parent;
  parent.children.push(child);
  return child;
}

/**
 * @typedef {object} Node
 * @property {string} id
 * @property {string} kind `view`, `element`, `part`, `finding`, or the kind of a context
 * @property {string} label
 * @property {string} [description]
 * @property {LSP.Range} range
 * @property {LSP.AccessibleView} [view]
 * @property {LSP.AccessibleElement} [stop]
 * @property {LSP.ElementFinding} [finding]
 * @property {Node} [root] the view of an element
 * @property {Node[]} children
 * @property {Node | undefined} parent
 */

/** @typedef {{ roots: Node[], elements: Node[] }} Nodes */

module.exports = { changes, elementAt, filters, isIn, nodesOf };
