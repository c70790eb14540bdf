'use strict';

// Our own language client, with the surface of `LanguageClient` in vscode-languageclient 9. Only this
// folder knows how a session goes; everything outside uses what is named there too:
// `start`, `stop`, `restart`, `dispose`, `sendRequest`, `sendNotification`, `onRequest`, `onNotification`, `state`,
// `onDidChangeState`, `initializeResult`. So it can be swapped; the README says how.

const vscode = require('vscode');
const { CodeActions } = require('./codeActions');
const { CodeLenses } = require('./codeLens');
const { Colors } = require('./colors');
const { Connection, ErrorCode, ResponseError } = require('./connection');
const { Configuration } = require('./configuration');
const { Diagnostics } = require('./diagnostics');
const { Documents } = require('./documents');
const { Hovers } = require('./hover');
const { InlayHints } = require('./inlayHints');
const { Messages } = require('./messages');
const { ProgressReports } = require('./progress');
const { CloseAction, RestartPolicy } = require('./restartPolicy');
const { ServerCommands } = require('./serverCommands');
const { ServerProcess } = require('./serverProcess');
const { WatchedFiles } = require('./watchedFiles');
const { WorkspaceEdits } = require('./workspaceEdits');
const { WorkspaceFolders } = require('./workspaceFolders');

/**
 * How far a session has come; the values are those of vscode-languageclient.
 *
 * @type {Readonly<Record<'Stopped' | 'Running' | 'Starting', number>>}
 */
const State = Object.freeze({ Stopped: 1, Running: 2, Starting: 3 });

/**
 * How detailed messages are logged; the values are those of vscode-languageclient.
 *
 * @type {Readonly<Record<'Off' | 'Messages' | 'Verbose', number>>}
 */
const Trace = Object.freeze({ Off: 0, Messages: 1, Verbose: 3 });

/** Milliseconds that a server may take to shut down. */
const shutdownTime = 2000;

/**
 * One session with one server, for all documents and folders of the window.
 */
class LanguageClient {
  /**
   * @param {string} id
   * @param {string} name what the person knows the server as
   * @param {import('./serverProcess').Executable} serverOptions
   * @param {ClientOptions} clientOptions
   */
  constructor(id, name, serverOptions, clientOptions) {
    this.id = id;
    this.name = name;
    this.serverOptions = serverOptions;
    this.clientOptions = clientOptions;
    this.state = State.Stopped;
    /** @type {LSP.InitializeResult | undefined} */
    this.initializeResult = undefined;
    this.log = clientOptions.outputChannel;
    this.trace = Trace.Off;
    /** @type {Map<string, (params: any) => any>} */
    this.requestHandlers = new Map();
    /** @type {Map<string, (params: any) => void>} */
    this.notificationHandlers = new Map();
    /** @type {import('vscode').EventEmitter<{ oldState: number, newState: number }>} */
    this.stateChanged = new vscode.EventEmitter();
    this.onDidChangeState = this.stateChanged.event;
    this.restartPolicy = clientOptions.errorHandler ?? new RestartPolicy(name);
    /** @type {ServerProcess | undefined} */
    this.server = undefined;
    /** @type {Connection | undefined} */
    this.connection = undefined;
    /** Whether somebody wants the server to run: a crash is a crash only then. */
    this.isWanted = false;
    /** @type {Promise<void> | undefined} */
    this.launching = undefined;
    this.documents = new Documents(this);
    /** @type {Feature[]} */
    this.features = [
      this.documents,
      new Diagnostics(this),
      new CodeActions(this),
      new Hovers(this),
      new InlayHints(this),
      new CodeLenses(this),
      new Colors(this),
      new ServerCommands(this),
      new Configuration(this),
      new WorkspaceFolders(this),
      new WorkspaceEdits(this),
      new WatchedFiles(this),
      new Messages(this),
      new ProgressReports(this),
    ];
  }

  // The life of a session.

  /**
   * Starts the server; rejects where it cannot be started or ends before the session has begun.
   *
   * @returns {Promise<void>}
   */
  async start() {
    this.isWanted = true;
    if (this.state === State.Stopped) this.launching = this.launch();
    await this.launching;
  }

  /**
   * Ends the session: the server is asked to, and killed where that takes too long.
   *
   * @param {number} [timeout] milliseconds
   * @returns {Promise<void>}
   */
  async stop(timeout = shutdownTime) {
    this.isWanted = false;
    const { server, connection } = this;
    if (!server) return;
    if (this.state === State.Running && connection) {
      const deadline = Date.now() + timeout;
      this.clearFeatures();
      const isShutDown = connection.request('shutdown').then(
        () => connection.notify('exit'),
        () => {}
      );
      await Promise.race([isShutDown, delay(timeout)]);
      await server.endWithin(Math.max(0, deadline - Date.now()));
    } else {
      await server.endWithin(0);
      await this.launching?.catch(() => {});
    }
    this.forget(server);
  }

  /** Ends the session and begins a new one. */
  async restart() {
    await this.stop();
    await this.start();
  }

  /**
   * Ends the session for good.
   *
   * @param {number} [timeout] milliseconds
   */
  async dispose(timeout = shutdownTime) {
    await this.stop(timeout);
    for (const feature of this.features) feature.dispose?.();
    this.stateChanged.dispose();
  }

  /** Starts a process and begins a session with it. */
  async launch() {
    const server = new ServerProcess(this.serverOptions, (line) => this.log.info(line));
    this.server = server;
    this.setState(State.Starting);
    const connection = new Connection(server.input, server.output, {
      request: (method, params) => this.answer(method, params),
      notification: (method, params) => this.take(method, params),
      trace: (direction, message) => this.traceMessage(direction, message),
      broken: (error) => {
        this.log.error(`The server sent something that is not the protocol: ${error.message}`);
        void server.endWithin(0);
      },
    });
    this.connection = connection;
    void server.ended.then((how) => this.ended(server, how));
    try {
      const result = await connection.request('initialize', this.initializeParams());
      if (this.server !== server || server.hasEnded) throw new Error('the server ended');
      this.initializeResult = result;
      connection.notify('initialized', {});
      for (const feature of this.features) feature.initialize?.(result.capabilities ?? {});
      this.setState(State.Running);
    } catch (error) {
      const how = server.hasEnded ? await server.ended : undefined;
      await server.endWithin(0);
      this.forget(server);
      throw how === undefined ? error : new Error(`it ${how}`);
    }
  }

  initializeParams() {
    /** @type {LSP.ClientCapabilities} */
    const capabilities = { general: { positionEncodings: ['utf-16'] } };
    for (const feature of this.features) feature.fillClientCapabilities?.(capabilities);
    const folders = vscode.workspace.workspaceFolders ?? [];
    return {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName, version: vscode.version },
      locale: vscode.env.language,
      rootUri: folders[0]?.uri.toString() ?? null,
      workspaceFolders: folders.length
        ? folders.map((folder) => ({ uri: folder.uri.toString(), name: folder.name }))
        : null,
      capabilities,
      initializationOptions: this.clientOptions.initializationOptions?.(),
    };
  }

  /**
   * The process has ended: a crash, unless it was told to.
   *
   * @param {ServerProcess} server
   * @param {string} how
   */
  ended(server, how) {
    if (this.server !== server) return;
    this.connection?.close();
    if (!this.isWanted) return;
    this.log.error(`The ${this.name} server ${how}.`);
    // Where it was only starting, whoever launched it is told.
    if (this.state !== State.Running) return;
    this.forget(server);
    void this.recover();
  }

  /** Starts a server again that has crashed, as often as the policy allows. */
  async recover() {
    while (this.isWanted && this.state === State.Stopped) {
      const verdict = this.restartPolicy.closed();
      if (verdict.action !== CloseAction.Restart) {
        this.isWanted = false;
        const showOutput = 'Show Output';
        const choice = await vscode.window.showErrorMessage(verdict.message ?? '', showOutput);
        if (choice === showOutput) this.log.show();
        return;
      }
      try {
        this.launching = this.launch();
        return await this.launching;
      } catch (error) {
        this.log.error(`The ${this.name} server could not be restarted: ${String(error)}`);
      }
    }
  }

  /**
   * Clears what belongs to a session.
   *
   * @param {ServerProcess} server
   */
  forget(server) {
    if (this.server !== server) return;
    this.connection?.close();
    this.clearFeatures();
    this.server = undefined;
    this.connection = undefined;
    this.initializeResult = undefined;
    this.setState(State.Stopped);
  }

  clearFeatures() {
    for (const feature of this.features) feature.clear?.();
  }

  /** @param {number} state */
  setState(state) {
    const oldState = this.state;
    if (state === oldState) return;
    this.state = state;
    this.stateChanged.fire({ oldState, newState: state });
  }

  // Messages.

  /**
   * Asks the server, about documents as they are now.
   *
   * @param {string} method
   * @param {any} [params]
   * @param {import('vscode').CancellationToken} [token]
   * @returns {Promise<any>}
   */
  async sendRequest(method, params, token) {
    if (!this.connection || this.state !== State.Running) {
      throw new ResponseError(ErrorCode.connectionClosed, `the ${this.name} server is not running`);
    }
    this.documents.flush();
    return this.connection.request(method, params, token);
  }

  /**
   * Asks the server for something that is worth nothing when it comes too late or not at all.
   *
   * @param {string} method
   * @param {any} params
   * @param {import('vscode').CancellationToken} [token]
   * @returns {Promise<any>} null where there is no answer
   */
  async ask(method, params, token) {
    try {
      const result = await this.sendRequest(method, params, token);
      return token?.isCancellationRequested ? null : result;
    } catch (error) {
      const code = error instanceof ResponseError ? error.code : ErrorCode.internalError;
      const isExpected =
        code === ErrorCode.requestCancelled ||
        code === ErrorCode.contentModified ||
        code === ErrorCode.connectionClosed;
      if (!isExpected) this.log.error(`"${method}" failed: ${String(error)}`);
      return null;
    }
  }

  /**
   * @param {string} method
   * @param {any} [params]
   * @returns {Promise<void>}
   */
  async sendNotification(method, params) {
    if (this.state !== State.Running) return;
    this.documents.flush();
    this.notify(method, params);
    if (method !== 'workspace/didChangeConfiguration') return;
    for (const feature of this.features) feature.settingsChanged?.();
  }

  /**
   * Tells the server something at once, whatever waits.
   *
   * @param {string} method
   * @param {any} params
   */
  notify(method, params) {
    this.connection?.notify(method, params);
  }

  /**
   * @param {string} method
   * @param {(params: any) => any} handler
   * @returns {import('vscode').Disposable}
   */
  onRequest(method, handler) {
    this.requestHandlers.set(method, handler);
    return new vscode.Disposable(() => this.requestHandlers.delete(method));
  }

  /**
   * @param {string} method
   * @param {(params: any) => void} handler
   * @returns {import('vscode').Disposable}
   */
  onNotification(method, handler) {
    this.notificationHandlers.set(method, handler);
    return new vscode.Disposable(() => this.notificationHandlers.delete(method));
  }

  /**
   * @param {string} method
   * @param {any} params
   */
  answer(method, params) {
    const handler = this.requestHandlers.get(method);
    if (!handler) throw new ResponseError(ErrorCode.methodNotFound, `unknown method "${method}"`);
    return handler(params);
  }

  /**
   * @param {string} method
   * @param {any} params
   */
  take(method, params) {
    try {
      this.notificationHandlers.get(method)?.(params);
    } catch (error) {
      this.log.error(`"${method}" could not be handled: ${String(error)}`);
    }
  }

  /** @param {number} trace a value of `Trace` */
  setTrace(trace) {
    this.trace = trace;
  }

  /**
   * @param {'→' | '←'} direction
   * @param {LSP.Message} message
   */
  traceMessage(direction, message) {
    if (this.trace === Trace.Off) return;
    const title = [message.method, message.id].filter((part) => part !== undefined).join(' ');
    const body = message.params ?? message.result ?? message.error;
    const detail = this.trace === Trace.Verbose && body !== undefined ? ' ' + JSON.stringify(body) : '';
    this.log.info(`${direction} ${title}${detail}`);
  }
}

/** @param {number} milliseconds */
function delay(milliseconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

/**
 * One thing that client and server do together.
 *
 * @typedef {object} Feature
 * @property {(capabilities: LSP.ClientCapabilities) => void} [fillClientCapabilities] says what we can do
 * @property {(capabilities: LSP.ServerCapabilities) => void} [initialize] begins, as far as the server can
 * @property {() => void} [settingsChanged] is called when the server was told of settings
 * @property {() => void} [clear] takes back what belongs to a session
 * @property {() => void} [dispose] takes back the rest
 */

/**
 * @typedef {object} ClientOptions
 * @property {import('vscode').DocumentSelector} documentSelector the documents that the server is told of
 * @property {import('vscode').LogOutputChannel} outputChannel
 * @property {() => any} [initializationOptions]
 * @property {{ closed(): { action: number, message?: string } }} [errorHandler]
 * @property {Middleware} [middleware]
 */

/**
 * Where the extension steps in between.
 *
 * @typedef {object} Middleware
 * @property {{ configuration?: (params: LSP.ConfigurationParams) => any[] }} [workspace]
 * @property {(document: import('vscode').TextDocument, range: import('vscode').Range,
 *   context: import('vscode').CodeActionContext, token: import('vscode').CancellationToken,
 *   next: import('./codeActions').CodeActionsAsked) =>
 *   Promise<(import('vscode').CodeAction | import('vscode').Command)[]>} [provideCodeActions]
 * @property {(uri: import('vscode').Uri, diagnostics: import('vscode').Diagnostic[],
 *   next: (uri: import('vscode').Uri, diagnostics: import('vscode').Diagnostic[]) => void) => void} [handleDiagnostics]
 */

module.exports = { LanguageClient, State, Trace };
