'use strict';

/** What is done after the server ended by itself; the values are those of vscode-languageclient. */
const CloseAction = Object.freeze({ DoNotRestart: 1, Restart: 2 });

/**
 * Lets a server that crashes come back, but not for ever: four times in three minutes.
 */
class RestartPolicy {
  /**
   * @param {string} name what the person knows the server as
   * @param {() => number} now milliseconds
   */
  constructor(name, now = Date.now) {
    this.name = name;
    this.now = now;
    /** @type {number[]} When the server was restarted. */
    this.restarts = [];
  }

  /**
   * Says what to do about a server that has just ended.
   *
   * @returns {{ action: number, message?: string }}
   */
  closed() {
    const now = this.now();
    this.restarts = this.restarts.filter((restart) => now - restart < RestartPolicy.period);
    if (this.restarts.length >= RestartPolicy.limit) {
      const message =
        `The ${this.name} server crashed ${this.restarts.length + 1} times in three minutes and will not be ` +
        'restarted. See the output for the reason.';
      this.restarts = [];
      return { action: CloseAction.DoNotRestart, message };
    }
    this.restarts.push(now);
    return { action: CloseAction.Restart };
  }
}

/** Milliseconds within which restarts are counted. */
RestartPolicy.period = 3 * 60 * 1000;
/** How many restarts there may be in that time. */
RestartPolicy.limit = 4;

module.exports = { CloseAction, RestartPolicy };
