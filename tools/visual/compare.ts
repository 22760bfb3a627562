import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A changed screenshot. */
export interface Change {
  kind: 'changed' | 'new' | 'gone';
  /** `mode/story.png`. */
  name: string;
  /** Files, if they exist. */
  before?: string;
  now?: string;
  difference?: string;
}

/** Colour differences below this fraction of black to white are ignored. */
const threshold = 0.1;

const names = (folder: string) => new Set(globSync('**/*.png', { cwd: folder }));

/** Compares two folders of screenshots; writes the differences to a third. */
export function compareFolders(
  before: string,
  now: string,
  difference: string,
): { same: number; list: Change[] } {
  rmSync(difference, { recursive: true, force: true });
  const [old, current] = [names(before), names(now)];
  const list: Change[] = [];
  let same = 0;
  for (const name of [...old.union(current)].toSorted()) {
    const files = { before: join(before, name), now: join(now, name), difference: join(difference, name) };
    if (!current.has(name)) list.push({ kind: 'gone', name, before: files.before });
    else if (!old.has(name)) list.push({ kind: 'new', name, now: files.now });
    else if (differ(files)) list.push({ kind: 'changed', name, ...files });
    else same += 1;
  }
  return { same, list };
}

function differ(files: { before: string; now: string; difference: string }): boolean {
  const [before, now] = [readFileSync(files.before), readFileSync(files.now)];
  if (before.equals(now)) return false;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)];
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return true;
  const difference = new PNG({ width, height });
  if (pixelmatch(one.data, other.data, difference.data, width, height, { threshold }) === 0) return false;
  mkdirSync(dirname(files.difference), { recursive: true });
  writeFileSync(files.difference, PNG.sync.write(difference));
  return true;
}
