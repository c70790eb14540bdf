'use strict';

const os = require('os');
const vscode = require('vscode');
const { findBinary } = require('./binary');
const { LanguageClient, State } = require('./client/client');
const { explanations } = require('./explanations');
const { plainText } = require('./plainText');
const settings = require('./settings');

/** The documents that are sent to the server. */
const selector = [
  { language: 'swift', scheme: 'file' },
  { language: 'swift', scheme: 'untitled' },
];

/**
 * Keeps one server running as the settings say.
 *
 * Starting and stopping take time, and settings may change meanwhile: each step waits for the one before.
 */
class Session {
  /**
   * @param {string} extensionFolder
   * @param {import('vscode').LogOutputChannel} log
   * @param {import('./status').Status} status
   * @param {(uri: import('vscode').Uri) => void} onDiagnostics is called when a document was checked, or others were
   *   that tell it something
   */
  constructor(extensionFolder, log, status, onDiagnostics) {
    this.extensionFolder = extensionFolder;
    this.log = log;
    this.status = status;
    this.onDiagnostics = onDiagnostics;
    /** @type {LanguageClient | undefined} */
    this.client = undefined;
    /** How the running client's server was started, to see whether that has changed. */
    this.commandLine = '';
    /** The last message shown, so that it is not repeated. */
    this.told = '';
    /** @type {Promise<void>} */
    this.step = Promise.resolve();
  }

  /** The client, if its server is running. */
  get running() {
    return this.client?.state === State.Running ? this.client : undefined;
  }

  /** The program to run, if there is one. A workspace must be trusted before a program in it is run. */
  get binary() {
    const { found } = this;
    return found && (vscode.workspace.isTrusted || !settings.isInWorkspace(found)) ? found : undefined;
  }

  /** The program that the settings lead to, whether it may be run or not. */
  get found() {
    return findBinary(settings.launchSettings().path, this.extensionFolder);
  }

  /** Starts, stops or restarts the server if the settings require it. */
  update() {
    return this.enqueue(() => this.follow(false));
  }

  /** Restarts the server, and reports problems again. */
  restart() {
    this.told = '';
    this.interrupt();
    return this.enqueue(() => this.follow(true));
  }

  dispose() {
    this.interrupt();
    return this.enqueue(() => this.end());
  }

  /** Gives up a server that is only starting: it might never come so far, and the next step waits for it. */
  interrupt() {
    if (this.client?.state === State.Starting) void this.end();
  }

  /** @param {() => Promise<void>} step */
  enqueue(step) {
    this.step = this.step.then(step).catch((error) => this.log.error(String(error)));
    return this.step;
  }

  /** @param {boolean} isForced whether a server that runs as it should is replaced too */
  async follow(isForced) {
    if (!settings.isEnabled()) {
      await this.end();
      this.status.disabled();
      return;
    }
    const command = this.binary;
    if (!command) {
      await this.end();
      this.tellUnavailable();
      return;
    }
    const { arguments: extra } = settings.launchSettings();
    const commandLine = JSON.stringify([command, extra]);
    if (this.client && !isForced && this.commandLine === commandLine) return;
    await this.end();
    await this.begin(command, extra, commandLine);
  }

  /**
   * @param {string} command
   * @param {string[]} extra
   * @param {string} commandLine
   */
  async begin(command, extra, commandLine) {
    const executable = {
      command,
      args: ['lsp', ...extra],
      options: { cwd: settings.firstFolder() ?? os.homedir() },
    };
    const client = new LanguageClient('curbcut', 'Curbcut', executable, {
      documentSelector: [...selector, { scheme: 'file', pattern: '**/*.{xib,storyboard}' }],
      outputChannel: this.log,
      initializationOptions: settings.serverSettings,
      middleware: {
        workspace: {
          configuration: ({ items }) =>
            items.map((item) => (item.section === settings.section ? settings.serverSettings() : null)),
        },
        provideCodeActions: async (document, range, context, token, next) => [
          ...((await next(document, range, context, token)) ?? []),
          ...explanations(context),
        ],
        handleDiagnostics: (uri, diagnostics, next) => {
          next(uri, diagnostics);
          this.onDiagnostics(uri);
        },
      },
    });
    client.setTrace(settings.trace());
    // What other files say has changed: findings may be as they were, while what is heard is not.
    client.onNotification('curbcut/accessibilityTreeChanged', ({ uri }) => this.onDiagnostics(vscode.Uri.parse(uri)));
    client.onDidChangeState(({ newState }) => {
      if (newState === State.Starting) this.status.starting();
      else if (newState === State.Running) {
        this.status.running(client.initializeResult?.serverInfo?.version);
      } else this.status.stopped();
    });
    this.client = client;
    this.commandLine = commandLine;
    this.log.info(`Starting ${[command, ...executable.args].join(' ')}`);
    try {
      await client.start();
      this.told = '';
    } catch (error) {
      if (this.client !== client) return;
      const reason = error instanceof Error ? error.message : String(error);
      this.status.failed('failed to start');
      this.tell(`Curbcut could not be started with "${command}": ${reason}.`, 'Show Output');
    }
  }

  async end() {
    const { client } = this;
    this.client = undefined;
    await client?.dispose();
  }

  tellUnavailable() {
    const { found } = this;
    const { path: wanted } = settings.launchSettings();
    this.status.failed(found ? 'workspace not trusted' : 'program not found');
    const text = found
      ? `Curbcut was not started: "${found}" is part of this workspace, which you have not trusted.`
      : wanted
        ? `Curbcut was not found at "${wanted}". Correct the setting "curbcut.path", or leave it empty to use the program on your PATH.`
        : 'The program "curbcut" was not found. Put it on your PATH, or set "curbcut.path"; see the extension\'s page for how to install it.';
    this.tell(text, 'Open Settings');
  }

  /**
   * Reports a problem once.
   *
   * @param {string} text
   * @param {'Open Settings' | 'Show Output'} offer
   */
  tell(text, offer) {
    this.log.error(text);
    if (this.told === text) return;
    this.told = text;
    void vscode.window.showErrorMessage(plainText(text), offer).then((choice) => {
      if (choice === 'Open Settings') {
        void vscode.commands.executeCommand('workbench.action.openSettings', 'curbcut.path');
      } else if (choice === 'Show Output') this.log.show();
    });
  }
}

module.exports = { Session, selector };
