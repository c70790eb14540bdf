'use strict';

// The wire: “Content-Length: N”, an empty line, N bytes of JSON.

/** No header is longer than this many bytes; what is, is not the protocol. */
const longestHeader = 4096;

/** What the other side sent is not the protocol; nothing behind it can be read. */
class FramingError extends Error {}

/**
 * Cuts a stream of bytes into the contents of messages, wherever the stream's chunks end.
 *
 * It works on bytes, not on text: a chunk may end within a character.
 */
class FrameReader {
  constructor() {
    /** @type {Buffer[]} What has not been taken yet. */
    this.chunks = [];
    /** How many bytes have not been taken yet. */
    this.size = 0;
    /** @type {number | undefined} How long the content is whose header has been taken. */
    this.contentLength = undefined;
  }

  /**
   * Takes in a chunk and gives the contents that are now complete, each of which can be decoded.
   *
   * @param {Buffer} chunk
   * @returns {Buffer[]}
   */
  push(chunk) {
    this.chunks.push(chunk);
    this.size += chunk.length;
    const contents = [];
    for (;;) {
      if (this.contentLength === undefined) {
        this.contentLength = this.takeHeader();
        if (this.contentLength === undefined) return contents;
      }
      if (this.size < this.contentLength) return contents;
      contents.push(this.take(this.contentLength));
      this.contentLength = undefined;
    }
  }

  /**
   * Takes a header and gives the length that it names; nothing while the header is not complete.
   *
   * @returns {number | undefined}
   */
  takeHeader() {
    const waiting = this.joined();
    const end = waiting.indexOf('\r\n\r\n');
    if (end < 0 ? waiting.length > longestHeader : end > longestHeader) {
      throw new FramingError('a header is too long');
    }
    if (end < 0) return undefined;
    const header = this.take(end + 4).toString('latin1');
    const field = /^content-length:[ \t]*(\d{1,10})[ \t]*\r$/im.exec(header);
    if (!field) throw new FramingError(`a header without Content-Length: ${JSON.stringify(header)}`);
    return Number(field[1]);
  }

  /**
   * @param {number} count no more than there are
   * @returns {Buffer}
   */
  take(count) {
    const waiting = this.joined();
    this.chunks = count < waiting.length ? [waiting.subarray(count)] : [];
    this.size = waiting.length - count;
    return waiting.subarray(0, count);
  }

  /** All that waits, as one piece. */
  joined() {
    if (this.chunks.length !== 1) this.chunks = [Buffer.concat(this.chunks)];
    return this.chunks[0];
  }
}

/**
 * A message as it goes over the wire.
 *
 * @param {object} message
 * @returns {Buffer}
 */
function encode(message) {
  const content = Buffer.from(JSON.stringify(message), 'utf8');
  return Buffer.concat([Buffer.from(`Content-Length: ${content.length}\r\n\r\n`, 'latin1'), content]);
}

module.exports = { FrameReader, FramingError, encode };
