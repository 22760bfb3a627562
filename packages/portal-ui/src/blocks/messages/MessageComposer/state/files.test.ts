import { describe, expect, it } from 'vitest';
import { pastedFiles, sortFiles } from './files.ts';

const file = (name: string, size: number) => new File([new Uint8Array(size)], name);
const limits = { count: 3, size: 10, sizeText: '10 B' };
const names = (files: readonly File[]) => files.map(({ name }) => name);

describe('sortFiles', () => {
  it('accepts everything without limits', () => {
    expect(names(sortFiles([file('a', 99)], 50, undefined).accepted)).toEqual(['a']);
  });

  it('rejects files over the size limit by name', () => {
    const { accepted, tooLarge, tooMany } = sortFiles([file('a', 10), file('b', 11)], 0, limits);
    expect([names(accepted), tooLarge, tooMany]).toEqual([['a'], ['b'], false]);
  });

  it('accepts as many files as the limit allows, in order', () => {
    const { accepted, tooMany } = sortFiles([file('a', 1), file('b', 1)], 2, limits);
    expect([names(accepted), tooMany]).toEqual([['a'], true]);
  });

  it('does not count oversized files towards the number limit', () => {
    expect(sortFiles([file('a', 1), file('b', 99)], 2, limits).tooMany).toBe(false);
  });
});

describe('pastedFiles', () => {
  const picture = file('image.png', 1);
  const pasted = (...types: string[]) => pastedFiles({ files: [picture], types });

  it('accepts a screenshot, a picture of a page and a file of the desktop', () => {
    expect(pasted('Files')).toHaveLength(1);
    expect(pasted('text/html', 'Files')).toHaveLength(1);
    expect(pasted('text/plain', 'Files')).toHaveLength(1);
  });

  it('leaves the text of an office program to the field', () => {
    expect(pasted('text/plain', 'text/html', 'text/rtf', 'Files')).toEqual([]);
  });
});
