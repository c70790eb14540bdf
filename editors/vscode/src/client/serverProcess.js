'use strict';

const childProcess = require('child_process');

/**
 * The server as a process: started, listened to, ended.
 */
class ServerProcess {
  /**
   * @param {Executable} executable
   * @param {(line: string) => void} log takes what the server writes to standard error
   */
  constructor(executable, log) {
    this.child = childProcess.spawn(executable.command, executable.args ?? [], {
      cwd: executable.options?.cwd,
      env: executable.options?.env,
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    this.hasEnded = false;
    /** @type {Promise<string>} Tells how the process ended, or why it could not be run. */
    this.ended = new Promise((resolve) => {
      /** @param {string} how */
      const end = (how) => {
        this.hasEnded = true;
        resolve(how);
      };
      this.child.once('error', (error) => end(`could not be run (${error.message})`));
      this.child.once('exit', (status, signal) => {
        end(signal ? `was killed by ${signal}` : `exited with status ${status}`);
      });
    });
    let rest = '';
    this.child.stderr.setEncoding('utf8');
    this.child.stderr.on('data', (/** @type {string} */ text) => {
      const lines = (rest + text).split(/\r?\n/);
      rest = lines.pop() ?? '';
      lines.forEach(log);
    });
    this.child.stderr.on('end', () => {
      if (rest) log(rest);
    });
  }

  get processID() {
    return this.child.pid;
  }

  get input() {
    return this.child.stdout;
  }

  get output() {
    return this.child.stdin;
  }

  /**
   * Waits until the process has ended, and ends it when it takes longer.
   *
   * @param {number} milliseconds
   */
  async endWithin(milliseconds) {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([this.ended, late]);
    clearTimeout(timer);
    if (!this.hasEnded) this.child.kill('SIGKILL');
    await this.ended;
  }
}

/**
 * How a server is started.
 *
 * @typedef {object} Executable
 * @property {string} command
 * @property {string[]} [args]
 * @property {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */

module.exports = { ServerProcess };
