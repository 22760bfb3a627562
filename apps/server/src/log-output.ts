import { closeSync, fstatSync, openSync, renameSync, statSync, write, writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** Size in bytes that triggers rotation, and number of rotated files (`.1` is the newest). */
const rotation = { bytes: 20_000_000, files: 5 };
/** Buffer limit in bytes: a blocked output must not fill the memory. */
const mostWaiting = 1_000_000;
/** Bytes that trigger a write, and maximum delay in milliseconds for fewer. */
const together = 4_096;
const flushEvery = 200;
/** Timeout of `close` for a blocked output, in milliseconds. */
const closeTimeout = 1_000;

/** Rotates a log of more than 20 MB to `.1`, the previous one to `.2`, and so on. */
export function rotateLog(path: string): void {
  if (sizeOf(path) <= rotation.bytes) return;
  for (let n = rotation.files - 1; n > 0; n -= 1)
    if (sizeOf(`${path}.${n}`) > 0) renameSync(`${path}.${n}`, `${path}.${n + 1}`);
  renameSync(path, `${path}.1`);
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

type Done = (error?: Error | null, written?: number) => void;

/** Output of the log. No function blocks the process longer than the disk. */
export interface LogSink {
  /** Writes as many bytes as possible. */
  write(bytes: Buffer, done: Done): void;
  /** Synchronous write at process exit; throws on failure. */
  writeLast(bytes: Buffer): void;
  close(): void;
}

/** A file descriptor that is a file or a device. */
function descriptorSink(fd: () => number): Omit<LogSink, 'close'> {
  return {
    write: (bytes, done) => write(fd(), bytes, 0, bytes.length, null, done),
    writeLast(bytes) {
      for (let at = 0; at < bytes.length;) at += writeSync(fd(), bytes, at);
    },
  };
}

/** A rotated file. When rotation fails, for example on a full disk, lines are appended to the open file. */
export function fileSink(path: string): LogSink {
  const open = () => openSync(path, 'a', 0o600);
  rotateLog(path);
  let fd = open();
  let size = fstatSync(fd).size;
  const sink = descriptorSink(() => fd);
  const rotate = () => {
    size = 0;
    try {
      rotateLog(path);
      const next = open();
      closeSync(fd);
      fd = next;
    } catch {
      // Retried after as many bytes.
    }
  };
  return {
    ...sink,
    write(bytes, done) {
      if (size > rotation.bytes) rotate();
      size += bytes.length;
      sink.write(bytes, done);
    },
    close: () => closeSync(fd),
  };
}

/**
 * Standard output. Node writes pipes and terminals without blocking, but its stream for a file ends at the first error,
 * so the descriptor is used there.
 */
export function outputSink(stream: NodeJS.WriteStream & { fd: number }): LogSink {
  const { fd } = stream;
  if (!(stream instanceof Socket)) return { ...descriptorSink(() => fd), close() {} };
  return {
    write: (bytes, done) => stream.write(bytes, (error) => done(error, bytes.length)),
    writeLast: (bytes) => void stream.write(bytes),
    close() {},
  };
}

export interface LogOutput {
  write(line: string): void;
  /** Number of dropped lines. */
  lost(): number;
  /** Tries once to write the buffered lines, and closes. */
  close(): Promise<void>;
}

/**
 * A log that never stops the program. pino's own destination retries forever on a full disk, and blocks the process at
 * exit; here, lines that cannot be written are dropped and counted.
 */
export function openLog(sink: LogSink): LogOutput {
  let waiting: string[] = [];
  let waitingBytes = 0;
  let writing: Promise<void> | undefined;
  let lost = 0;
  /** Write the remaining lines immediately, with `writeLast`. */
  let closing = false;
  let closed = false;
  /** A failed write may have left a partial line: start the next one on a new line. */
  let torn = false;

  const take = () => {
    const chunk = Buffer.from(`${torn ? '\n' : ''}${waiting.join('')}`);
    const lines = waiting.length;
    [waiting, waitingBytes] = [[], 0];
    return { chunk, lines };
  };
  const drop = (lines: number) => {
    lost += lines;
    torn = true;
  };
  const writeAll = (chunk: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const next = (rest: Buffer) =>
        sink.write(rest, (error, written = 0) => {
          if (error) reject(error);
          else if (written < rest.length) next(rest.subarray(written));
          else resolve();
        });
      next(chunk);
    });
  const writeSome = async () => {
    const { chunk, lines } = take();
    try {
      await writeAll(chunk);
      torn = false;
    } catch {
      drop(lines);
    }
    writing = undefined;
    if (waitingBytes >= together && !closing) flush();
  };
  const flush = () => {
    if (!writing && waiting.length > 0 && !closed) writing = writeSome();
  };
  const timer = setInterval(flush, flushEvery).unref();
  /** One synchronous attempt, because no other code runs at exit. */
  const writeLast = () => {
    if (closed) return;
    closed = true;
    const { chunk, lines } = take();
    try {
      if (lines > 0) sink.writeLast(chunk);
    } catch {
      drop(lines);
    }
  };
  process.on('exit', writeLast);
  return {
    write(line) {
      if (closed || waitingBytes > mostWaiting) {
        lost += 1;
        return;
      }
      waiting.push(line);
      waitingBytes += line.length;
      if (waitingBytes >= together) flush();
    },
    lost: () => lost,
    async close() {
      clearInterval(timer);
      closing = true;
      const hangs = Promise.withResolvers<'hangs'>();
      const timeout = setTimeout(() => hangs.resolve('hangs'), closeTimeout);
      const outcome = await Promise.race([writing, hangs.promise]);
      clearTimeout(timeout);
      if (outcome === 'hangs') closed = true;
      else writeLast();
      process.off('exit', writeLast);
      sink.close();
    },
  };
}
