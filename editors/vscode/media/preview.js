// @ts-nocheck
'use strict';

// The page of the accessibility preview. It shows what the extension tells, as text, never as markup.

const host = acquireVsCodeApi();
const main = document.getElementById('views');
const speakButton = document.getElementById('speak');

/** The elements in reading order, for the voice. */
let elements = [];
let reading;

window.addEventListener('message', ({ data }) => {
  if (data.type === 'tree') showTree(data);
  else if (data.type === 'cursor') markCursor(data.id);
});

function showTree({ name, views }) {
  document.getElementById('name').textContent = name ? `What VoiceOver says in ${name}` : 'Accessibility Preview';
  const focused = document.activeElement?.dataset?.id;
  const current = main.querySelector('[aria-current]')?.dataset.id;
  const scroll = window.scrollY;
  stop();
  elements = [];
  main.replaceChildren(...(views.length ? views.map(viewSection) : [make('p', {}, 'There is no SwiftUI view in this file.')]));
  speakButton.hidden = !elements.length || !hasVoice();
  window.scrollTo(0, scroll);
  if (current) markCursor(current, false);
  if (focused) find(focused)?.focus({ preventScroll: true });
}

function viewSection(view, index) {
  const heading = `view-${index}`;
  return make('section', { 'aria-labelledby': heading }, make('h2', { id: heading }, view.label), list(view.children));
}

/** Elements and what holds around them; findings about a whole view stand behind. */
function list(children) {
  const items = children.filter(({ kind }) => kind !== 'part');
  return items.length ? make('ul', { role: 'list' }, ...items.map(item)) : make('p', {}, 'Nothing that VoiceOver stops at.');
}

function item(node) {
  if (node.kind === 'finding') return make('li', { class: 'finding' }, ...finding(node));
  if (node.kind === 'element') return element(node);
  return make('li', { class: 'context' }, make('p', { class: 'caption' }, node.label), list(node.children));
}

function element(node) {
  elements.push(node);
  const findings = node.children.filter(({ kind }) => kind === 'finding');
  const parts = node.children.filter(({ kind }) => kind === 'part');
  const button = make('button', { type: 'button', class: 'spoken', 'data-id': node.id }, node.label);
  button.addEventListener('click', () => host.postMessage({ type: 'goTo', id: node.id }));
  const rows = [button];
  for (const one of findings) rows.push(make('p', { class: 'finding' }, ...finding(one)));
  if (node.unknown) rows.push(make('p', { class: 'unknown' }, `Not known: ${node.unknown}`));
  if (parts.length) {
    const entries = parts.flatMap(({ label, description }) => {
      const [name, ...rest] = label.split(': ');
      return [make('dt', {}, name), make('dd', {}, `${rest.join(': ')} `, make('span', { class: 'source' }, description))];
    });
    rows.push(make('details', {}, make('summary', {}, 'Details'), make('dl', {}, ...entries)));
  }
  return make('li', { class: findings.length ? 'element has-findings' : 'element' }, ...rows);
}

function finding({ severity, label, rule }) {
  return [make('strong', { class: severity }, severity[0].toUpperCase() + severity.slice(1)), ` ${label} `, make('span', { class: 'source' }, rule)];
}

function make(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

function find(id) {
  return [...main.querySelectorAll('button.spoken')].find((button) => button.dataset.id === id);
}

function markCursor(id, scrolls = true) {
  main.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const button = id && find(id);
  if (!button) return;
  button.setAttribute('aria-current', 'location');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (scrolls) button.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
}

// Reading aloud: one element after the other, with a pause between them, as VoiceOver does when it reads all.

const gap = 400;

function hasVoice() {
  return 'speechSynthesis' in window && speechSynthesis.getVoices().length > 0;
}

window.speechSynthesis?.addEventListener('voiceschanged', () => (speakButton.hidden = !elements.length || !hasVoice()));

speakButton.addEventListener('click', () => (reading ? stop() : read()));

function read() {
  const queue = [...elements];
  reading = { timer: 0 };
  speakButton.textContent = 'Stop reading';
  const next = () => {
    const node = queue.shift();
    if (!node) return stop();
    markCursor(node.id);
    const words = new SpeechSynthesisUtterance(node.label.replace(/[‹›]/g, ''));
    words.lang = 'en-US';
    words.onend = () => reading && (reading.timer = setTimeout(next, gap));
    speechSynthesis.speak(words);
  };
  next();
}

function stop() {
  if (!reading) return;
  clearTimeout(reading.timer);
  reading = undefined;
  speechSynthesis.cancel();
  speakButton.textContent = 'Read aloud';
}

host.postMessage({ type: 'ready' });
