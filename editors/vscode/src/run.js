'use strict';

const childProcess = require('child_process');

/**
 * Runs the program to the end and gives what it prints.
 *
 * @param {string} binary
 * @param {string[]} parameters
 * @returns {Promise<string>}
 */
function run(binary, parameters) {
  return new Promise((resolve, reject) => {
    const options = { maxBuffer: 16 * 1024 * 1024, timeout: 30 * 1000 };
    childProcess.execFile(binary, parameters, options, (error, output, errors) => {
      if (error) reject(new Error(errors.trim() || error.message));
      else resolve(output);
    });
  });
}

module.exports = { run };
