import { closeSync, openSync, renameSync, statSync, write, writeSync } from 'node:fs';

const largest = 10_000_000;
/** Limit of the buffer in bytes: a full or stuck disk must not fill the memory. */
const mostWaiting = 1_000_000;
/** Bytes from which lines are written at once, and milliseconds after which fewer are. */
const together = 4_096;
const flushEvery = 200;

/** Keeps a log from growing for ever: at a start, one of more than 10 MB becomes `.1`, in place of the one before. */
export function rotateLog(path: string): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(path, `${path}.1`);
}

export interface LogFile {
  write(line: string): void;
  /** Lines that were dropped. */
  lost(): number;
  /** Tries once to write the buffered lines, and closes. */
  close(): Promise<void>;
}

type Done = (error: Error | null, written: number) => void;
const writeBytes = (fd: number, bytes: Buffer, done: Done) => write(fd, bytes, 0, bytes.length, null, done);

/**
 * A log that never stops the program. pino's own destination retries for ever on a full disk, at an exit in a loop
 * that blocks the process; here, lines that cannot be written are dropped and counted.
 * @param writeTo Writes as much as it can of some bytes; tests put a full disk in its place.
 */
export function openLogFile(path: string, writeTo = writeBytes): LogFile {
  const fd = openSync(path, 'a', 0o600);
  let waiting: string[] = [];
  let waitingBytes = 0;
  let writing: Promise<void> | undefined;
  let lost = 0;
  /** What still waits is written at once, by `writeLast`. */
  let closing = false;
  let closed = false;
  /** A failed write may have left half a line: the next one begins on a line of its own. */
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
        writeTo(fd, rest, (error, written) => {
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
  /** One synchronous try: at an exit no other code runs. */
  const writeLast = () => {
    if (closed) return;
    closed = true;
    const { chunk, lines } = take();
    try {
      for (let at = 0; at < chunk.length;) at += writeSync(fd, chunk, at);
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
      await writing;
      writeLast();
      process.off('exit', writeLast);
      closeSync(fd);
    },
  };
}
