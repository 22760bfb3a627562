import { expect, it } from 'vitest';
import { isAppAddress, isIcon, isLink, isMenuPath, isWebAddress } from './addresses.ts';

const elsewhere = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://portal.example/x',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://portal.example@evil.example/',
  'https://user:secret@oa.example/',
  'https://oa.example/\u202Egnp.exe',
  'https://oa.example\\@evil.example/',
  'https:evil.example',
  'https:///evil.example',
  'https:/\\evil.example',
  '/snap-portal/\u2066x',
  'ftp://oa.example/',
  'oa.example',
  '',
  `https://oa.example/${'x'.repeat(2_000)}`,
];

it.each(elsewhere)('neither an application nor a link may open %j', (address) => {
  expect([isAppAddress(address), isLink(address), isWebAddress(address)]).toEqual([false, false, false]);
});

it.each([
  'https://oa.example/in?a=1',
  '/snap-portal/news/news',
  'http://127.0.0.1:8080/',
  'http://localhost/',
  'HTTPS://oa.example?next=https://oa.example/a b',
  'https://新闻.example/要闻#一',
])('accepts %j', (address) => {
  expect([isAppAddress(address), isLink(address)]).toEqual([true, true]);
});

it.each(['', 'stories', 'desk/stories?kind=1', '/news/news', 'https://oa.example/in', 'http://oa.example/'])(
  'accepts %j for a menu entry',
  (path) => expect(isMenuPath(path)).toBe(true),
);

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:x',
  'java\tscript:x',
  'data:text/html,x',
  '//evil.example',
  '\\\\x',
  ' /x',
])('rejects %j for a menu entry', (path) => expect(isMenuPath(path)).toBe(false));

it('requires https for applications, which receive personal data; links may use http', () => {
  expect([isAppAddress('http://oa.example/'), isLink('http://oa.example/')]).toEqual([false, true]);
  expect(isAppAddress('http://localhost.evil.example/')).toBe(false);
});

it('accepts only icons that need no request to another host', () => {
  expect(['newspaper', '/snap-portal/icons/oa.png', 'data:image/png;base64,iVBORw=='].map(isIcon)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ['https://cdn.example/i.png', '//cdn.example/i.png', 'data:text/html;base64,AA', 'A b'].map(isIcon),
  ).toEqual([false, false, false, false]);
});
