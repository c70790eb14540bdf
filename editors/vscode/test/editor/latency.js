'use strict';

// How long it takes from an edit to the findings of it, in the extension host of a real VS Code: run as suite.js is, with
// any extension that starts the server. Prints milliseconds for files of 200, 1,000 and 10,000 lines.

const fs = require('fs');
const path = require('path');
const vscode = require('vscode');
const { findings, folder, sleep, until } = require('./support');

/** As much Swift as fills some lines, one finding in 21 of them. */
function source(lineCount) {
  const views = [];
  for (let number = 0; number * 21 < lineCount - 21; number += 1) {
    const texts = Array.from({ length: 15 }, (_, line) => `      Text("Line ${line} of \\(title)").font(.body)`);
    views.push(
      `struct View${number}: View {\n  let title: String\n  var body: some View {\n    VStack {\n${texts.join('\n')}\n      Image("picture${number}")\n    }\n  }\n}`
    );
  }
  return `import SwiftUI\n\n${views.join('\n')}\n`;
}

/** Waits without giving way to timers, which would round to milliseconds. */
async function soon(condition) {
  const deadline = Date.now() + 20000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('the findings did not come');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function summary(times) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  return `p10 ${at(0.1)} ms, p50 ${at(0.5)} ms, p90 ${at(0.9)} ms`;
}

async function run() {
  const rounds = Number(process.env.CURBCUT_ROUNDS ?? 40);
  for (const lineCount of [200, 1000, 10000]) {
    const file = path.join(folder(), `Lines${lineCount}.swift`);
    fs.writeFileSync(file, source(lineCount));
    const document = await vscode.workspace.openTextDocument(file);
    const editor = await vscode.window.showTextDocument(document);
    const expected = Math.floor((lineCount - 22) / 21) + 1;
    await until(() => findings(document.uri).length >= expected - 1, 'the first findings');
    const count = findings(document.uri).length;
    const gone = [];
    const moved = [];
    const middle = Math.floor(count / 2);
    for (let round = 0; round < rounds; round += 1) {
      // One finding goes; the others stay where they are.
      const image = findings(document.uri)[middle].range;
      const hidden = '.accessibilityHidden(true)';
      let start = performance.now();
      await editor.edit((edit) => edit.insert(image.end, hidden), { undoStopBefore: false, undoStopAfter: false });
      await soon(() => findings(document.uri).length === count - 1);
      gone.push(performance.now() - start);
      await editor.edit((edit) => edit.delete(new vscode.Range(image.end, image.end.translate(0, hidden.length))), { undoStopBefore: false, undoStopAfter: false });
      // It waits until somebody types elsewhere: all of them move by a line.
      await sleep(100);
      const { line } = findings(document.uri).at(-1).range.start;
      start = performance.now();
      await editor.edit((edit) => edit.insert(new vscode.Position(1, 0), '\n'), { undoStopBefore: false, undoStopAfter: false });
      await soon(() => findings(document.uri)[count - 1]?.range.start.line === line + 1);
      moved.push(performance.now() - start);
    }
    console.log(`${lineCount} lines, ${count} findings: one goes ${summary(gone)}; all move ${summary(moved)}`);
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  }
}

module.exports = { run };
