import { mkdtempSync, readFileSync, rmSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLogFile } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

it('writes every line once, in order, and what waits at its end', async () => {
  const path = join(folder, 'a.log');
  const log = openLogFile(path);
  const lines = Array.from({ length: 5_000 }, (_, n) => `{"n":${n}}\n`);
  for (const line of lines) log.write(line);
  await log.close();
  expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
  expect(log.lost()).toBe(0);
});

it('counts what a full disk does not take, goes on, and begins a line of its own when there is room', async () => {
  const path = join(folder, 'a.log');
  let isFull = false;
  let tries = 0;
  const writeTo: Parameters<typeof openLogFile>[1] = (fd, bytes, done) => {
    tries += 1;
    // As a disk does: the last bytes go on it, then no more.
    if (isFull && tries > 1) setImmediate(() => done(full, 0));
    else write(fd, bytes, 0, isFull ? 3 : bytes.length, null, done);
  };
  const log = openLogFile(path, writeTo);
  isFull = true;
  log.write('{"lost":1}\n');
  log.write('{"lost":2}\n');
  await vi.waitFor(() => expect(log.lost()).toBe(2));
  isFull = false;
  log.write('{"kept":1}\n');
  await log.close();
  expect(readFileSync(path, 'utf8')).toBe('{"l\n{"kept":1}\n');
});

it('holds a bounded part of what a disk that hangs does not take', async () => {
  const log = openLogFile(join(folder, 'a.log'), () => {});
  for (let n = 0; n < 3_000; n += 1) log.write('x'.repeat(1_000));
  expect(log.lost()).toBeGreaterThan(1_900);
});
