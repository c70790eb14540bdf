'use strict';

// The page of the preview in a real webview, in every kind of theme: what axe-core finds in it, where the environment
// names axe.min.js in CURBCUT_AXE, whether all of it works by keyboard, and what is read aloud.

const assert = require('assert');
const childProcess = require('child_process');
const fs = require('fs');
const path = require('path');
const vscode = require('vscode');
const { folder, hero, until, withSettings } = require('./support');

const axe = process.env.CURBCUT_AXE;
const themes = ['Default Light Modern', 'Default Dark Modern', 'Default High Contrast', 'Default High Contrast Light'];

/** Runs in the page before its own script: a voice that notes what it says, and a way to ask the page. */
const probe = `
const api = acquireVsCodeApi();
window.acquireVsCodeApi = () => api;
const spoken = [];
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => [{}], addEventListener() {}, cancel() {},
  speak(words) { spoken.push(words.text); setTimeout(() => words.onend(), 1); },
} });
window.addEventListener('message', async ({ data }) => {
  if (data.type !== 'probe') return;
  const speak = document.getElementById('speak');
  speak.click();
  while (speak.textContent !== 'Read aloud') await new Promise((done) => setTimeout(done, 20));
  const open = [...document.querySelectorAll('details')];
  for (const details of open) details.open = true;
  const focusable = [...document.querySelectorAll('button, summary')].filter((node) => {
    node.focus();
    return document.activeElement === node && getComputedStyle(node).outlineStyle !== 'none';
  });
  const results = window.axe ? await axe.run(document, { runOnly: data.tags }) : { violations: [], passes: [] };
  api.postMessage({
    type: 'probed', spoken, focusable: focusable.length,
    elements: document.querySelectorAll('button, summary').length,
    buttons: [...document.querySelectorAll('button.spoken')].map((button) => button.textContent),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    violations: results.violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.target.join(' ') + ' ' + node.failureSummary).join('; ')),
    passes: results.passes.length,
  });
});
`;

/**
 * The preview of the extension that is installed, with the probe in its page.
 *
 * @param {string} folderOfExtension
 */
function probedPreview(folderOfExtension) {
  const { AccessibilityPreview } = require(path.join(folderOfExtension, 'src/accessibilityPreview'));
  return class extends AccessibilityPreview {
    /** @param {import('vscode').Webview} webview */
    page(webview) {
      const added = [axe, path.join(folder(), 'probe.js')].filter(Boolean);
      const roots = [this.media, ...added.map((file) => vscode.Uri.file(path.dirname(file)))];
      webview.options = { ...webview.options, localResourceRoots: roots };
      const scripts = added.map((file) => `<script src="${webview.asWebviewUri(vscode.Uri.file(file))}"></script>`);
      return super.page(webview).replace('<script', `${scripts.join('')}<script`);
    }
  };
}

async function probed(file) {
  const { extensionPath } = vscode.extensions.getExtension('curbcut.curbcut');
  const binary = process.env.CURBCUT_BINARY ?? path.join(extensionPath, 'bin/curbcut');
  const Preview = probedPreview(extensionPath);
  const { nodesOf } = require(path.join(extensionPath, 'src/accessibilityNodes'));
  const { views } = JSON.parse(childProcess.execFileSync(binary, ['speak', '--json', file], { encoding: 'utf8' }));
  const document = { uri: vscode.Uri.file(file) };
  const nothing = () => ({ dispose() {} });
  const tree = { nodes: nodesOf(views), document, onDidChange: nothing, watch: nothing, at: () => undefined };
  let answer;
  const preview = new Preview(tree, vscode.Uri.file(extensionPath), () => {});
  const receive = preview.receive.bind(preview);
  preview.receive = (message) => {
    if (message.type === 'probed') answer = message;
    else {
      receive(message);
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      void preview.panel.webview.postMessage({ type: 'probe', tags });
    }
  };
  preview.show();
  await until(() => answer, 'the page answers');
  preview.dispose();
  return answer;
}

module.exports = Object.fromEntries(
  themes.map((theme) => [
    `the preview is accessible in ${theme}`,
    async () => {
      fs.writeFileSync(path.join(folder(), 'probe.js'), probe);
      fs.writeFileSync(path.join(folder(), 'Page.swift'), hero);
      await withSettings({ colorTheme: theme }, async () => {
        for (const name of ['Page.swift', 'Components/TrailCard.swift']) {
          const page = await probed(path.join(folder(), name));
          assert.deepEqual(page.violations, []);
          assert.ok(!axe || page.passes > 10, 'axe has looked');
          assert.ok(page.elements > 3 && page.focusable === page.elements, `${page.focusable} of ${page.elements} by keyboard`);
          assert.ok(page.overflow <= 0, 'it does not scroll sideways');
          assert.ok(page.buttons.length > 1);
          assert.deepEqual(page.spoken, page.buttons.map((text) => text.replace(/[‹›]/g, '')), 'read aloud in order');
        }
      }, 'workbench');
    },
  ])
);
