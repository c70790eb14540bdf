'use strict';

const { FrameReader, FramingError, encode } = require('./framing');

/** What an error of the protocol is about. */
const ErrorCode = Object.freeze({
  methodNotFound: -32601,
  internalError: -32603,
  contentModified: -32801,
  requestCancelled: -32800,
  connectionClosed: -32097,
});

/** An error that the other side answered, or that stands for an answer that never comes. */
class ResponseError extends Error {
  /**
   * @param {number} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * JSON-RPC over two streams: requests with their answers, and notifications, in both directions.
 */
class Connection {
  /**
   * @param {import('stream').Readable} input what the server says
   * @param {import('stream').Writable} output what the server hears
   * @param {ConnectionHandlers} handlers
   */
  constructor(input, output, handlers) {
    this.output = output;
    this.handlers = handlers;
    this.reader = new FrameReader();
    this.nextID = 1;
    this.isClosed = false;
    /** @type {Map<number, { method: string, resolve: (result: any) => void, reject: (error: Error) => void }>} */
    this.waiting = new Map();
    input.on('data', (chunk) => this.receive(chunk));
    // A server that ends while we write is noticed by its end, not here.
    output.on('error', () => {});
  }

  /**
   * Asks and waits for the answer; a cancelled token asks the other side to stop.
   *
   * @param {string} method
   * @param {any} [params]
   * @param {import('vscode').CancellationToken} [token]
   * @returns {Promise<any>}
   */
  request(method, params, token) {
    if (this.isClosed) return Promise.reject(closedError(method));
    if (token?.isCancellationRequested) {
      return Promise.reject(new ResponseError(ErrorCode.requestCancelled, 'cancelled'));
    }
    const id = this.nextID++;
    const answer = new Promise((resolve, reject) => {
      this.waiting.set(id, { method, resolve, reject });
    });
    this.send({ jsonrpc: '2.0', id, method, params });
    const cancellation = token?.onCancellationRequested(() => {
      if (this.waiting.has(id)) this.notify('$/cancelRequest', { id });
    });
    return answer.finally(() => cancellation?.dispose());
  }

  /**
   * @param {string} method
   * @param {any} [params]
   */
  notify(method, params) {
    this.send({ jsonrpc: '2.0', method, params });
  }

  /** Ends the connection: what still waits for an answer gets none. */
  close() {
    this.isClosed = true;
    for (const { method, reject } of this.waiting.values()) reject(closedError(method));
    this.waiting.clear();
  }

  /** @param {LSP.Message} message */
  send(message) {
    if (this.isClosed) return;
    this.handlers.trace('→', message);
    this.output.write(encode(message));
  }

  /** @param {Buffer} chunk */
  receive(chunk) {
    if (this.isClosed) return;
    try {
      for (const content of this.reader.push(chunk)) this.take(content);
    } catch (error) {
      if (!(error instanceof FramingError)) throw error;
      this.close();
      this.handlers.broken(error);
    }
  }

  /** @param {Buffer} content */
  take(content) {
    /** @type {LSP.Message} */
    let message;
    try {
      message = JSON.parse(content.toString('utf8'));
    } catch (error) {
      throw new FramingError(`a message is not JSON: ${String(error)}`);
    }
    this.handlers.trace('←', message);
    if (message.method === undefined) {
      this.settle(message);
    } else if (message.id === undefined) {
      this.handlers.notification(message.method, message.params);
    } else {
      void this.answer(message.id, message.method, message.params);
    }
  }

  /**
   * Hands an answer to whoever waits for it.
   *
   * @param {LSP.Message} message
   */
  settle(message) {
    const request = this.waiting.get(Number(message.id));
    if (!request) return;
    this.waiting.delete(Number(message.id));
    if (message.error) {
      request.reject(new ResponseError(message.error.code, message.error.message));
    } else {
      request.resolve(message.result);
    }
  }

  /**
   * Answers a request of the other side.
   *
   * @param {number | string} id
   * @param {string} method
   * @param {any} params
   */
  async answer(id, method, params) {
    try {
      const result = await this.handlers.request(method, params);
      this.send({ jsonrpc: '2.0', id, result: result ?? null });
    } catch (error) {
      const code = error instanceof ResponseError ? error.code : ErrorCode.internalError;
      const text = error instanceof Error ? error.message : String(error);
      this.send({ jsonrpc: '2.0', id, error: { code, message: text } });
    }
  }
}

/** @param {string} method */
function closedError(method) {
  return new ResponseError(ErrorCode.connectionClosed, `the server exited before it answered "${method}"`);
}

/**
 * What a connection tells its owner.
 *
 * @typedef {object} ConnectionHandlers
 * @property {(method: string, params: any) => any} request answers, or throws a `ResponseError`
 * @property {(method: string, params: any) => void} notification
 * @property {(direction: '→' | '←', message: LSP.Message) => void} trace
 * @property {(error: Error) => void} broken the other side does not speak the protocol
 */

module.exports = { Connection, ErrorCode, ResponseError };
