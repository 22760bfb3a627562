import { describe, expect, it } from 'vitest';
import { linkify } from './linkify.ts';

const links = (text: string) => linkify(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []));

describe('linkify', () => {
  it('loses no character of the text', () => {
    const text = '见 https://example.com/稿件?id=1。另：http://a.cn/(b) ok.';
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['a full stop after it', 'Read https://example.com/a.', 'https://example.com/a'],
    ['a bracket around it', '(https://example.com/a)', 'https://example.com/a'],
    ['a bracket within it', 'https://example.com/a_(b)', 'https://example.com/a_(b)'],
    ['Chinese punctuation after it', '请看https://example.com/a，谢谢', 'https://example.com/a'],
    ['a Japanese bracket after it', '「https://example.com/a」を見て', 'https://example.com/a'],
    ['Chinese text after it', '看https://example.com/a就行', 'https://example.com/a'],
    ['kana after it', 'https://example.com/aです', 'https://example.com/a'],
    ['an invisible character after it', 'https://example.com/a\u200Bnext', 'https://example.com/a'],
    ['a line break after it', 'https://example.com/a\nnext', 'https://example.com/a'],
  ])('ends an address before %s', (_, text, link) => {
    expect(links(text)).toEqual([link]);
  });

  it.each([
    ['a character of direction', 'https://evil.example/\u202Egro.elpmaxe.latrop//:sptth'],
    ['a backslash', 'https://portal.example.org\\@evil.example'],
    ['more slashes', 'https:////evil.example'],
    ['credentials', 'https://portal.example.org@evil.example'],
  ])('links no address with %s, which makes it look like another one', (_, text) => {
    expect(links(text)).toEqual([]);
  });

  it('links an address that begins with www', () => {
    expect(linkify('请看www.example.com/a。')).toEqual([
      { kind: 'text', text: '请看' },
      { kind: 'link', text: 'www.example.com/a', href: 'https://www.example.com/a' },
      { kind: 'text', text: '。' },
    ]);
  });

  it.each([
    'a@www.example.com',
    'awww.example.com',
    'www.',
    'javascript:alert(1)',
    'data:text/html,hi',
    'ftp://example.com',
    'https://',
    'https://good.cn@evil.cn/',
  ])('leaves %s as text', (text) => {
    expect(links(text)).toEqual([]);
    expect(linkify(text)).toEqual([{ kind: 'text', text }]);
  });

  it('returns no segment for an empty text', () => {
    expect(linkify('')).toEqual([]);
  });
});
