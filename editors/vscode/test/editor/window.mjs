// What only somebody sees and presses who sits before the window: views, menus, lists and keys of a real VS Code.
//
//     node window.mjs --modules NODE_MODULES --vsix FILE --folder FOLDER [--screenshots FOLDER]
//
// NODE_MODULES holds code-server and playwright-core; FOLDER is one that these checks may change. A browser with the window
// is driven from outside, so that each check waits for what is seen. Prints a line for each check; the status is 1 where
// one fails.

import assert from 'node:assert';
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    modules: { type: 'string' },
    vsix: { type: 'string' },
    folder: { type: 'string' },
    screenshots: { type: 'string' },
  },
});
const [modules, vsix, folder] = [values.modules, values.vsix, values.folder].map((name) => path.resolve(name ?? '.'));
const { chromium } = createRequire(`${modules}/`)('playwright-core');
/** How long something may take, in milliseconds, on a machine that is busy. */
const patience = Number(process.env.CURBCUT_PATIENCE ?? 60000);
const wanted = new RegExp(process.env.CURBCUT_CHECK ?? '');

const hero = `import SwiftUI

struct Hero: View {
  @State private var isSaved = false

  var body: some View {
    VStack {
      Image("lighthouse")
      Text("Lighthouse").font(.system(size: 22))
      Button { isSaved.toggle() } label: {
        Image(systemName: "square.and.arrow.down")
      }
    }
  }
}
`;

/** A window with the extension, as somebody has it who has just installed it. */
async function openWindow() {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'curbcut-window-'));
  const data = path.join(profile, 'data');
  const env = { ...process.env, XDG_DATA_HOME: `${profile}/share`, XDG_CONFIG_HOME: `${profile}/config`, EXTENSIONS_GALLERY: '{}' };
  fs.writeFileSync(`${profile}/config.yaml`, 'auth: none\ncert: false\n');
  const settings = { 'workbench.startupEditor': 'none', 'telemetry.telemetryLevel': 'off', 'extensions.autoUpdate': false, 'files.autoSave': 'off' };
  for (const kind of ['User', 'Machine']) {
    fs.mkdirSync(path.join(data, kind), { recursive: true });
    fs.writeFileSync(path.join(data, kind, 'settings.json'), JSON.stringify(settings));
  }
  const program = path.join(modules, 'code-server/out/node/entry.js');
  const common = [program, '--config', `${profile}/config.yaml`, '--user-data-dir', data, '--extensions-dir', `${profile}/extensions`];
  execFileSync(process.execPath, [...common, '--install-extension', vsix], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
  const server = spawn(
    process.execPath,
    [...common, '--disable-workspace-trust', '--auth', 'none', '--bind-addr', `127.0.0.1:${port}`, '--disable-telemetry', '--disable-update-check'],
    { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true }
  );
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('HTTP server listening') && resolve(undefined));
    server.once('exit', () => reject(new Error('VS Code could not be started')));
  });
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`http://127.0.0.1:${port}/?folder=${encodeURIComponent(folder)}`);
  await page.locator('.monaco-workbench .explorer-folders-view').waitFor();
  const close = async () => {
    await browser.close().catch(() => {});
    try {
      process.kill(-server.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    fs.rmSync(profile, { recursive: true, force: true });
  };
  return { page, close };
}

fs.writeFileSync(path.join(folder, 'Hero.swift'), hero);
const { page, close } = await openWindow();

// What a person does, and what there is to see.

const input = page.locator('.quick-input-widget:visible input[type=text], .quick-input-widget:visible .quick-input-box input').first();
const pane = page.locator('.pane', { has: page.locator('.pane-header[aria-label^="Accessibility"]') });
const header = pane.locator('.pane-header');
const rows = pane.getByRole('treeitem');
const row = (name) => pane.getByRole('treeitem', { name });
const choice = (name) => page.locator('.quick-input-widget:visible .monaco-list-row', { hasText: name }).first();
const menu = page.locator('.monaco-menu:visible');
const entries = async () => {
  await menu.last().waitFor();
  return (await menu.last().locator('.action-label:not(.separator)').allInnerTexts()).map((text) => text.trim()).filter(Boolean);
};
/** Chooses from the menu that is open; it takes no click in the first moments. */
const chooseEntry = async (name) => {
  await entries();
  await menu.last().getByText(name).hover();
  await press('Enter');
};
const cursor = page.locator('#status\\.editor\\.selection');
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
const press = (keys) => page.keyboard.press(keys);

/** Runs a command as somebody does who knows its name only. */
async function command(title) {
  await press('F1');
  await input.waitFor();
  await input.fill(`>${title}`);
  await choice(title).waitFor();
  await press('Enter');
  await input.waitFor({ state: 'hidden' });
}

async function openFile(name) {
  await press('Control+p');
  await input.waitFor();
  await input.fill(name);
  await choice(name).waitFor();
  await press('Enter');
  await page.locator('.tab.active', { hasText: name }).waitFor();
}

async function focusView() {
  // It is listed once the extension is known.
  await header.waitFor();
  await press('F1');
  await input.waitFor();
  await input.fill('view Accessibility');
  await choice('Accessibility').waitFor();
  await press('Enter');
  await input.waitFor({ state: 'hidden' });
}

async function focusCode() {
  await press('Control+1');
  await page.locator('.monaco-editor.focused').first().waitFor();
}

async function until(condition, what) {
  const deadline = Date.now() + patience;
  let last;
  while (Date.now() < deadline) {
    last = await condition();
    if (last === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`did not happen: ${what} (${JSON.stringify(last)})`);
}

const checks = {
  async 'the view says what it is for where there is no file'() {
    await focusView();
    await pane.getByText('Open a Swift file with a SwiftUI view').waitFor();
    assert.equal(await pane.getByText('No element of this file').isVisible(), false);
  },

  async 'the view lists elements with what is found, and tells it to a screen reader'() {
    await openFile('Hero.swift');
    await row(/^Download, button\. warning: /).waitFor();
    await row(/^lighthouse, image\. warning: /).waitFor();
    assert.equal(await pane.getByText('Open a Swift file').isVisible(), false);
    for (const label of await rows.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label')))) assert.ok(label);
  },

  async 'keys lead from element to element'() {
    await focusCode();
    await press('Control+Home');
    for (const [keys, line] of [['Alt+Shift+Period', 8], ['Alt+Shift+Period', 9], ['Alt+Shift+Period', 10], ['Alt+Shift+Comma', 9]]) {
      await press(keys);
      await until(async () => (await cursor.innerText()).startsWith(`Ln ${line},`) || cursor.innerText(), `${keys} leads to line ${line}`);
    }
    await page.locator('.statusbar', { hasText: 'Lighthouse' }).waitFor();
  },

  async 'the view is used by keyboard'() {
    await focusView();
    await press('Home');
    for (let step = 0; step < 6; step += 1) {
      if ((await pane.locator('.monaco-list-row.focused').getAttribute('aria-label'))?.startsWith('Download')) break;
      await press('ArrowDown');
    }
    await press('Enter');
    await until(async () => (await cursor.innerText()).startsWith('Ln 10,') || cursor.innerText(), 'Enter leads to the code');
  },

  async 'the title menu filters, and a filter without matches says so'() {
    await header.hover();
    await header.getByRole('button', { name: 'Filter Accessibility Elements' }).click();
    await choice('Form controls').click();
    await row(/^lighthouse, image/).waitFor({ state: 'hidden' });
    await row(/^Download, button/).waitFor();
    await header.hover();
    await header.getByRole('button', { name: 'Filter Accessibility Elements' }).click();
    await choice('Links').click();
    await pane.getByText('No element of this file matches the filter').waitFor();
    assert.equal(await pane.getByText('Open a Swift file').isVisible(), false);
    await pane.getByText('Change Filter').click();
    await choice('All Elements').click();
    await row(/^lighthouse, image/).waitFor();
  },

  async 'the title menu opens the preview, and copies'() {
    await header.hover();
    await header.getByRole('button', { name: 'Open Accessibility Preview to the Side' }).waitFor();
    await header.locator('.codicon-toolbar-more').click();
    assert.ok((await entries()).includes('Copy Accessibility Elements as Text'));
    await chooseEntry('Copy Accessibility Elements as Text');
    // All of it, whichever element is selected.
    await until(async () => (await clipboard()).startsWith('Hero\n') || clipboard(), 'the tree as text');
  },

  async 'the context menu of an element leads to its code and its fixes'() {
    await row(/^Lighthouse/).click({ button: 'right' });
    const plain = await entries();
    await press('Escape');
    await row(/^Download, button/).click({ button: 'right' });
    const found = await entries();
    assert.deepEqual(found, ['Go to Source', 'Show Fixes', 'Copy as Text']);
    assert.ok(plain.includes('Go to Source'), String(plain));
    await chooseEntry('Show Fixes');
    await page.locator('.action-widget:visible', { hasText: 'Add `.accessibilityLabel' }).waitFor();
    await press('Escape');
    await focusCode();
    await press('Control+Home');
    await until(async () => (await cursor.innerText()).startsWith('Ln 1,'), 'the beginning');
    await row(/^Download, button/).click({ button: 'right' });
    await chooseEntry('Go to Source');
    await until(async () => (await cursor.innerText()).startsWith('Ln 10,') || cursor.innerText(), 'Go to Source');
  },

  async 'an element is copied with what is found, by its context menu'() {
    await row(/^Download, button/).click({ button: 'right' });
    await chooseEntry('Copy as Text');
    await until(async () => {
      const text = await clipboard();
      return /^Download, button\n {2}warning: .+\[icon-button-missing-label\]\n$/.test(text) || text;
    }, 'the element as text');
  },

  async 'an element without findings offers no fixes'() {
    await focusCode();
    await press('Control+a');
    await page.keyboard.insertText('import SwiftUI\n\nstruct Plain: View {\n  var body: some View {\n    Text("Plain")\n  }\n}\n');
    await row('Plain').last().waitFor();
    await row('Plain').last().click({ button: 'right' });
    assert.deepEqual(await entries(), ['Go to Source', 'Copy as Text']);
    await press('Escape');
    await command('File: Revert File');
    await row(/^Download, button/).waitFor();
  },

  async 'the menu of the editor opens the preview'() {
    await focusCode();
    await page.locator('.editor-actions .codicon-toolbar-more').first().click();
    assert.ok((await entries()).includes('Open Accessibility Preview to the Side'));
    await chooseEntry('Open Accessibility Preview to the Side');
    await page.locator('.tab', { hasText: 'Accessibility: Hero.swift' }).waitFor();
    const frame = page.frameLocator('iframe.webview').frameLocator('iframe');
    await frame.getByRole('button', { name: /^Download, button/ }).click();
    await until(async () => (await cursor.innerText()).startsWith('Ln 10,') || cursor.innerText(), 'its elements lead to the code');
  },

  async 'the commands of a Swift file are listed'() {
    await focusCode();
    await press('F1');
    await input.waitFor();
    await input.fill('>Curbcut: ');
    for (const title of [
      'Compare with HEAD', 'Copy Accessibility Elements as Text', 'Explain Rule', 'Filter Accessibility Elements', 'Fix All in File',
      'Go to Next Accessibility Element', 'Go to Previous Accessibility Element', 'Open Accessibility Preview to the Side',
      'Restart Server', 'Show Output', 'Show Version', 'Show VoiceOver Transcript',
    ]) {
      await input.fill(`>Curbcut: ${title}`);
      await choice(`Curbcut: ${title}`).waitFor();
    }
    for (const title of ['Go to Source', 'Show Fixes', 'Copy as Text']) {
      await input.fill(`>Curbcut: ${title}`);
      await until(async () => (await choice(`Curbcut: ${title}`).count()) === 0, `${title} needs an element`);
    }
    await press('Escape');
  },
};

const failures = [];
const chosen = Object.entries(checks).filter(([name]) => wanted.test(name));
for (const [name, check] of chosen) {
  try {
    await check();
    console.log(`ok      ${name}`);
  } catch (error) {
    failures.push(name);
    console.log(`FAILED  ${name}\n${error.stack}`);
    if (values.screenshots) {
      fs.mkdirSync(values.screenshots, { recursive: true });
      await page.screenshot({ path: path.join(values.screenshots, `${failures.length}.png`) });
    }
    await press('Escape');
  }
}
await close();
console.log(failures.length ? `${failures.length} checks failed: ${failures.join('; ')}` : `All ${chosen.length} checks passed.`);
process.exit(failures.length ? 1 : 0);
