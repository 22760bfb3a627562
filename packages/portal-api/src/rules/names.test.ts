import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isName, isPlainLine, isPlainText, plainLine } from './names.ts';

it.each([
  '要闻组',
  "O'Brien",
  'Ann & Bob <3',
  '김',
  'محمد',
  'নাম',
  '{}',
  '50 %',
  // Emoji: joined, with a selector, a flag of tags.
  '👩\u200D👩\u200D👧 family',
  '🏳\uFE0F\u200D🌈 ❤\uFE0F 1\uFE0F\u20E3 👩🏽\u200D🚀',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  // Joined letters: Persian, Bengali, Devanagari.
  'می\u200Cخواهم',
  'র\u200D\u09CDযাব',
  'क्\u200Dष',
  // A variant of an ideograph.
  '葛\u{E0100}城',
  // Several marks on a letter: Vietnamese, Devanagari, Thai, Hebrew, Tibetan, Burmese.
  'Nguyễn Thế Vinh'.normalize('NFD'),
  'क्षत्रियों',
  'ที่นี่',
  'בְּרֵאשִׁ֖ית',
  'བསྒྲུབས',
  'လျှို့ဝှက်',
])('accepts %j as a name', (name) => {
  expect(isName(name)).toBe(true);
  expect(plainLine(name)).toBe(name);
  expect(isPlainText(name)).toBe(true);
});

it.each([
  ['an override of the direction', 'report\u202Efdp.exe'],
  ['an isolate', '\u2066a'],
  ['a mark of the direction', 'a\u200F'],
  ['a line break', 'a\nb'],
  ['a line separator', 'a\u2028b'],
  ['a tab', 'a\tb'],
  ['a bell', 'a\u0007'],
  ['half a character', 'a\uD83D'],
  ['a space without width', 'a\u200Bb'],
  ['a word joiner', 'a\u2060b'],
  ['a byte order mark', 'a\uFEFFb'],
  ['a soft hyphen', 'a\u00ADb'],
  ['a filler', 'a\u3164b'],
  ['a joiner of combining marks', 'a\u034Fb'],
  ['tags without a flag', 'a\u{E0062}\u{E007F}'],
  ['a flag with too many tags', `\u{1F3F4}${'\u{E0061}'.repeat(7)}\u{E007F}`],
  ['a joiner that joins nothing', 'a\u200Db'],
  ['a selector that selects nothing', 'a\uFE0Fb'],
  ['a joiner after an idle selector', 'a\uFE0F\u200Db'],
  ['two joiners', '👩\u200D\u200D👧'],
  ['two selectors', '❤\uFE0F\uFE0F'],
  ['stacked marks', `a${'\u0301'.repeat(5)}`],
  ['stacked marks with joiners between', `a${'\u0301\u0316\u200D'.repeat(3)}`],
  ['stacked marks with hidden characters between', `a${'\u0301\u0316\u200B'.repeat(3)}`],
])('refuses %s', (_, name) => {
  expect([isName(name), isPlainLine(name)]).toEqual([false, false]);
  expect(isName(plainLine(name))).toBe(true);
});

it.each([
  '',
  ' ',
  '\u200B',
  '\u{E0041}\u{E007F}',
  '\u200D\uFE0F',
  '\u3164',
  '\u115F',
  '\u2800',
  '\u00AD',
  '\u0301',
  ' \u20DD',
])('rejects the invisible name %j', (name) => {
  expect(isName(name)).toBe(false);
});

it('takes out at once whatever a name cannot have', () => {
  const sign = fc.constantFrom(
    ...Array.from('aक👩葛\u0301\u0316\u200B\u200C\u200D\uFE0F\u202E\u034F\u{E0062}\u{1F3F4}'),
  );
  fc.assert(
    fc.property(fc.string({ unit: sign }), (text) => {
      expect(isPlainLine(plainLine(text))).toBe(true);
    }),
  );
});

it.each(['', 'a\nb\tc', 'a\u200Bb', 'a\u200F', 'שלום\u200E!'])('accepts the longer text %j', (text) => {
  expect(isPlainText(text)).toBe(true);
});

it.each([
  ['an override', 'a\u202Egpj.exe'],
  ['an embedding', '\u202Aa'],
  ['an isolate', 'a\n\u2067b'],
  ['stacked marks', `a${'\u0301'.repeat(30)}`],
  ['half a character', 'a\uD83D'],
])('refuses %s in a longer text', (_, text) => {
  expect(isPlainText(text)).toBe(false);
});
