// The parts of Node that the extension uses. Debian has no package with all of them.

declare class Buffer {
  readonly length: number;
  static from(text: string, encoding: 'utf8' | 'latin1'): Buffer;
  static concat(buffers: readonly Buffer[]): Buffer;
  subarray(start: number, end?: number): Buffer;
  indexOf(text: string): number;
  toString(encoding: 'utf8' | 'latin1'): string;
}

declare namespace NodeJS {
  interface Timeout {
    unref(): Timeout;
  }
  interface Immediate {}
  type ProcessEnv = Record<string, string | undefined>;
}

declare function setTimeout(callback: (value?: any) => void, milliseconds: number): NodeJS.Timeout;
declare function clearTimeout(timer: NodeJS.Timeout | undefined): void;
declare function setImmediate(callback: () => void): NodeJS.Immediate;
declare function clearImmediate(immediate: NodeJS.Immediate | undefined): void;

declare const process: {
  readonly pid: number;
  readonly platform: string;
  readonly env: NodeJS.ProcessEnv;
};

declare function require(module: string): any;
declare const module: { exports: any };

declare module 'stream' {
  interface Readable {
    on(event: 'data', listener: (chunk: Buffer) => void): this;
  }
  interface Writable {
    write(chunk: Buffer): boolean;
    on(event: 'error', listener: (error: Error) => void): this;
  }
}

declare module 'child_process' {
  import { Readable, Writable } from 'stream';

  interface ChildProcess {
    readonly pid: number | undefined;
    readonly stdin: Writable;
    readonly stdout: Readable;
    readonly stderr: {
      setEncoding(encoding: 'utf8'): void;
      on(event: 'data', listener: (text: string) => void): void;
      on(event: 'end', listener: () => void): void;
    };
    kill(signal: 'SIGKILL'): boolean;
    once(event: 'error', listener: (error: Error) => void): this;
    once(event: 'exit', listener: (status: number | null, signal: string | null) => void): this;
  }

  function spawn(
    command: string,
    args: string[],
    options: {
      cwd?: string;
      env?: NodeJS.ProcessEnv;
      stdio: ['pipe', 'pipe', 'pipe'];
      windowsHide: boolean;
    }
  ): ChildProcess;

  function execFile(
    file: string,
    args: string[],
    options: { maxBuffer: number; timeout: number },
    callback: (error: Error | null, output: string, errors: string) => void
  ): void;
}

declare module 'fs' {
  const constants: { readonly X_OK: number };
  function accessSync(path: string, mode: number): void;
  function statSync(path: string): { isFile(): boolean };
  function realpathSync(path: string): string;
}

declare module 'os' {
  function homedir(): string;
}

declare module 'path' {
  const sep: string;
  const delimiter: string;
  function join(...parts: string[]): string;
  function isAbsolute(path: string): boolean;
  function relative(from: string, to: string): string;
}
