'use strict';

// What a person sees and does, in a real VS Code: run by `@vscode/test-electron` as `extensionTestsPath`, or by any
// runner that loads this module in the extension host and waits for run(). Which checks run depends on the window: in a
// folder, a copy of Tests/Fixtures/Trailhead that these checks may change, all of the first list; without a folder, in a
// workspace of several, or in one that is not trusted, those about that.

const vscode = require('vscode');
const { executeCommand } = require('./support');

function checksOfWindow() {
  const windows = require('./windows');
  if (!vscode.workspace.isTrusted) return windows.untrusted;
  const { length } = vscode.workspace.workspaceFolders ?? [];
  if (length !== 1) return length ? windows.severalRoots : windows.noFolder;
  return { ...require('./findings'), ...require('./elements'), ...require('./preview'), ...require('./settings'), ...require('./folders'), ...require('./server') };
}

/** Runs the checks, or those whose names match `CURBCUT_CHECK`; rejects with all that failed. */
async function run() {
  const wanted = new RegExp(process.env.CURBCUT_CHECK ?? '');
  const checks = Object.entries(checksOfWindow()).filter(([name]) => wanted.test(name));
  const failures = [];
  for (const [name, check] of checks) {
    try {
      await check();
      console.log(`ok      ${name}`);
    } catch (error) {
      failures.push(name);
      console.log(`FAILED  ${name}\n${error.stack}`);
    }
    await executeCommand('workbench.action.files.revert').then(undefined, () => {});
    await executeCommand('workbench.action.closeAllEditors');
  }
  if (failures.length) throw new Error(`${failures.length} checks failed: ${failures.join('; ')}`);
  console.log(`All ${checks.length} checks passed.`);
}

module.exports = { run };
