import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { codePoints } from './code-points.ts';
import {
  cleanFileName,
  fileNameFault,
  fileNameForbidden,
  fileNameKey,
  fileNameLength,
  freeName,
  normaliseFileName,
  numberedName,
  splitFileName,
  type FileNameFault,
} from './file-names.ts';

const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
/** Parts of names that hide or reorder text, or are slow to process. */
const hostile = fc.string({
  unit: fc.constantFrom(...Array.from('a. /:\u0301\u0316\u200B\u202E'), '\uD83C', '𠮷', '.tar', ' (2)'),
  maxLength: 200,
});
const usableName = anyText.map(normaliseFileName).filter((name) => fileNameFault(name) === undefined);

test.each<[string, FileNameFault | undefined]>([
  ['稿件 2026.docx', undefined],
  ['.hidden', undefined],
  ['2026.11.20', undefined],
  ['.con', undefined],
  ['concert', undefined],
  ['CON (2)', undefined],
  ['a'.repeat(100), undefined],
  ['𠮷'.repeat(100), undefined],
  [`  ${'a'.repeat(100)}  `, undefined],
  ['CON', 'reserved'],
  ['nul', 'reserved'],
  ['Com1', 'reserved'],
  ['LPT9.txt', 'reserved'],
  ['aux.tar.gz', 'reserved'],
  ['COM¹', 'reserved'],
  ['', 'empty'],
  [' \t\n', 'empty'],
  ['\u200B', 'empty'],
  ['\u3164\u2060', 'empty'],
  ['.', 'dots'],
  [' .. ', 'dots'],
  ['...', 'dots'],
  ['report.', 'dots'],
  ['report. ', 'dots'],
  ['a\u0000b', 'control'],
  ['a\nb', 'control'],
  ['photo\u202Egpj.exe', 'control'],
  ['half \uD83C', 'control'],
  ['a'.repeat(101), 'tooLong'],
  ...fileNameForbidden.split('').map((sign): [string, FileNameFault] => [`a${sign}b`, 'forbidden']),
])('%j: %s', (name, fault) => {
  expect(fileNameFault(name)).toBe(fault);
});

test('no valid name refers to another folder', () => {
  fc.assert(
    fc.property(usableName, (name) => {
      expect(new URL(encodeURIComponent(name), 'https://x/a/b').pathname).toMatch(/^\/a\/[^/]+$/);
      expect(name).not.toMatch(/[/\\]/);
    }),
  );
});

describe('the key', () => {
  it.each([
    ['Report.PDF', 'report.pdf'],
    ['Caf\u00e9', 'CAFE\u0301'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Maße', 'MASSE'],
    ['MAẞE', 'Maße'],
    [' a ', 'A'],
    ['报\u200D告', '报告'],
    ['re\u00ADport\uFE0F', 'report'],
    ['two\u00A0 words', 'two words'],
    ['report\u2800', 'report'],
  ])('is the same for %s and %s', (one, other) => {
    expect(fileNameKey(one)).toBe(fileNameKey(other));
  });

  it.each([
    ['が', 'か'],
    ['e', 'é'],
    ['Ａ', 'A'],
    ['a b', 'ab'],
  ])('differs for %s and %s', (one, other) => {
    expect(fileNameKey(one)).not.toBe(fileNameKey(other));
  });

  it('is the same for all forms and cases of a name, and idempotent', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const key = fileNameKey(name);
        for (const form of [name.normalize('NFD'), name.normalize('NFC'), key]) {
          expect(fileNameKey(form)).toBe(key);
        }
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{Lu}\p{Ll}]+$/u), (word) => {
        expect(fileNameKey(word.toLowerCase())).toBe(fileNameKey(word));
        expect(fileNameKey(word.toUpperCase())).toBe(fileNameKey(word));
      }),
    );
  });
});

test.each([
  ['稿件.docx', '稿件', '.docx'],
  ['a.b.TXT', 'a.b', '.TXT'],
  ['素材.tar.gz', '素材', '.tar.gz'],
  ['clip.3gp', 'clip', '.3gp'],
  ['.bashrc', '.bashrc', ''],
  ['README', 'README', ''],
  ['1.会议纪要', '1.会议纪要', ''],
  ['2026.11.20', '2026.11.20', ''],
  ['Dr. Smith', 'Dr. Smith', ''],
  ['end.', 'end.', ''],
])('%s is %s and %s', (name, stem, extension) => {
  expect(splitFileName(name)).toEqual({ stem, extension });
});

const among = (...names: string[]) => {
  const keys = new Set(names.map(fileNameKey));
  return (key: string) => keys.has(key);
};

describe('a taken name', () => {
  it.each([
    ['a.txt', [], 'a.txt'],
    ['a.txt', ['A.TXT'], 'a (2).txt'],
    ['a.txt', ['a.txt', 'A (2).txt'], 'a (3).txt'],
    ['a (2).txt', ['a (2).txt'], 'a (3).txt'],
    ['报告 (2025).docx', ['报告 (2025).docx'], '报告 (2025) (2).docx'],
    ['素材.tar.gz', ['素材.tar.gz'], '素材 (2).tar.gz'],
    ['README', ['readme'], 'README (2)'],
  ])('%s next to %j becomes %s', (name, others, free) => {
    expect(freeName(name, among(...others))).toBe(free);
  });

  it('gets its number at the very end for a folder', () => {
    expect(freeName('v1.beta', among('v1.beta'), true)).toBe('v1.beta (2)');
  });

  it('becomes a free, valid one with the same extension', () => {
    fc.assert(
      fc.property(usableName, fc.nat(5), fc.boolean(), (name, copies, isDirectory) => {
        const taken = new Set<string>();
        for (let copy = 0; copy <= copies; copy += 1) {
          const free = freeName(name, (key) => taken.has(key), isDirectory);
          expect(taken).not.toContain(fileNameKey(free));
          expect(fileNameFault(free)).toBeUndefined();
          expect(free.endsWith(isDirectory ? '' : splitFileName(name).extension)).toBe(true);
          taken.add(fileNameKey(free));
        }
      }),
    );
  });

  it('has its stem cut, not its extension, when too long', () => {
    const numbered = numberedName(`${'稿'.repeat(96)}.mp4`, 2);
    expect(numbered).toBe(`${'稿'.repeat(92)} (2).mp4`);
    expect(codePoints(numbered)).toBe(fileNameLength);
  });
});

it.each([
  ['稿件 2026.docx', '稿件 2026.docx'],
  ['Screenshot 10:32:07.png', 'Screenshot 10_32_07.png'],
  ['a/b\\c?.txt', 'a_b_c_.txt'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['line\nbreak.txt', 'linebreak.txt'],
  ['\u200B', '_'],
  ['..', '_'],
  ['...', '_'],
  ['report. .', 'report'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  [`${'a'.repeat(99)}.${'b'.repeat(20)}`, 'a'.repeat(99)],
  [`${'a'.repeat(120)}.docx`, `${'a'.repeat(95)}.docx`],
])('cleans %j to %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test('cleaning makes any name valid, and is idempotent', () => {
  const anything = fc.oneof(anyText, fc.string({ unit: 'binary', maxLength: 200 }), hostile);
  fc.assert(
    fc.property(anything, fc.boolean(), (name, isDirectory) => {
      const clean = cleanFileName(name, isDirectory);
      expect(fileNameFault(clean)).toBeUndefined();
      expect(cleanFileName(clean, isDirectory)).toBe(clean);
    }),
  );
});

test.each([
  ['combining marks', 'a\u0301\u0316'],
  ['white space', 'a \t'],
  ['dots', '.a'],
  ['numbers in brackets', ' (1)'],
  ['what is not shown', '\u200B\u202E'],
])('needs linear time for a very long name of %s', (_, part) => {
  // Quadratic work on this length would exceed the test's timeout many times.
  const name = part.charAt(0) + part.slice(1).repeat(200_000) + 'b';
  expect(fileNameFault(cleanFileName(name))).toBeUndefined();
  expect(fileNameFault(name)).toBeDefined();
  expect(fileNameKey(name).length).toBeGreaterThan(0);
});
