import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileSink, type LogSink, openLog } from './log-output.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

it('writes every line once, in order, and flushes at its end', async () => {
  const path = join(folder, 'a.log');
  const log = openLog(fileSink(path));
  const lines = Array.from({ length: 5_000 }, (_, n) => `{"n":${n}}\n`);
  for (const line of lines) log.write(line);
  await log.close();
  expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
  expect(log.lost()).toBe(0);
});

it('counts lines lost on a full disk, continues, and starts a new line when there is space', async () => {
  const path = join(folder, 'a.log');
  let isFull = false;
  let tries = 0;
  const file = fileSink(path);
  const sink: LogSink = {
    ...file,
    write(bytes, done) {
      tries += 1;
      // Like a disk: the last bytes fit, then no more.
      if (isFull && tries > 1) setImmediate(() => done(full, 0));
      else file.write(isFull ? bytes.subarray(0, 3) : bytes, done);
    },
  };
  const log = openLog(sink);
  isFull = true;
  log.write('{"lost":1}\n');
  log.write('{"lost":2}\n');
  await vi.waitFor(() => expect(log.lost()).toBe(2));
  isFull = false;
  log.write('{"kept":1}\n');
  await log.close();
  expect(readFileSync(path, 'utf8')).toBe('{"l\n{"kept":1}\n');
});

it('limits the buffer when the disk hangs', async () => {
  const log = openLog({ write: () => {}, writeLast: () => {}, close: () => {} });
  for (let n = 0; n < 3_000; n += 1) log.write('x'.repeat(1_000));
  expect(log.lost()).toBeGreaterThan(1_900);
});

it('rotates a file of more than 20 MB at runtime, retains five, and loses no line', async () => {
  const path = join(folder, 'a.log');
  for (const n of [1, 2, 3, 4, 5]) writeFileSync(`${path}.${n}`, `old ${n}`);
  writeFileSync(path, 'x'.repeat(20_000_000));
  const log = openLog(fileSink(path));
  log.write('first\n');
  await vi.waitFor(() => expect(readFileSync(path, 'utf8')).toMatch(/first\n$/));
  log.write('second\n');
  await vi.waitFor(() => expect(readFileSync(path, 'utf8')).toBe('second\n'));
  await log.close();
  expect(readdirSync(folder).toSorted()).toEqual(['a.log', ...[1, 2, 3, 4, 5].map((n) => `a.log.${n}`)]);
  expect(readFileSync(`${path}.1`, 'utf8')).toMatch(/^x+first\n$/);
  expect(readFileSync(`${path}.5`, 'utf8')).toBe('old 4');
});

it('continues in the open file when rotation fails', async () => {
  const path = join(folder, 'a.log');
  writeFileSync(path, 'x'.repeat(20_000_000));
  const log = openLog(fileSink(path));
  log.write('first\n');
  await vi.waitFor(() => expect(readFileSync(path, 'utf8')).toMatch(/first\n$/));
  // Non-empty folders block the names of old logs.
  for (const n of [4, 5]) mkdirSync(join(`${path}.${n}`, 'x'), { recursive: true });
  log.write('second\n');
  await vi.waitFor(() => expect(readFileSync(path, 'utf8')).toMatch(/first\nsecond\n$/));
  await log.close();
  expect(log.lost()).toBe(0);
});
