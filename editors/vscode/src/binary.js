'use strict';

const fs = require('fs');
const path = require('path');

const fileName = process.platform === 'win32' ? 'curbcut.exe' : 'curbcut';

/**
 * Finds the program: what the settings name, else the one that came with the extension, else the one on the PATH.
 *
 * @param {string} wanted the path or name in the settings; empty where there is none
 * @param {string} extensionFolder
 * @param {string} searchPath folders to look in, as in the environment variable
 * @returns {string | undefined} nothing where there is no such program
 */
function findBinary(wanted, extensionFolder, searchPath = process.env.PATH ?? '') {
  if (wanted && path.isAbsolute(wanted)) return isExecutable(wanted) ? wanted : undefined;
  if (wanted) return onPath(wanted, searchPath);
  const bundled = path.join(extensionFolder, 'bin', fileName);
  return isExecutable(bundled) ? bundled : onPath(fileName, searchPath);
}

/**
 * @param {string} name
 * @param {string} searchPath
 */
function onPath(name, searchPath) {
  return (
    searchPath
      .split(path.delimiter)
      // A folder relative to where we happen to be might be one of the workspace.
      .filter((folder) => path.isAbsolute(folder))
      .map((folder) => path.join(folder, name))
      .find(isExecutable)
  );
}

/** @param {string} file */
function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

module.exports = { findBinary };
