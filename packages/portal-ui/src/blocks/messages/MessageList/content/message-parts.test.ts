import { describe, expect, it } from 'vitest';
import { isLong, messageParts } from './message-parts.ts';

describe('messageParts', () => {
  it('marks mentions, those of the user as own', () => {
    const mentions = [
      { name: '张伟', own: false },
      { name: '王芳', own: true },
    ];
    expect(messageParts('@张伟 @王芳 看一下', mentions)).toEqual([
      { kind: 'mention', text: '@张伟', own: false },
      { kind: 'text', text: ' ' },
      { kind: 'mention', text: '@王芳', own: true },
      { kind: 'text', text: ' 看一下' },
    ]);
  });

  it('prefers the longest matching name', () => {
    const mentions = [
      { name: '张伟', own: false },
      { name: '张伟明', own: true },
    ];
    expect(messageParts('@张伟明', mentions)).toEqual([{ kind: 'mention', text: '@张伟明', own: true }]);
  });

  it('leaves an @ without a mention as text', () => {
    expect(messageParts('a@example.com', [{ name: '王芳', own: true }])).toEqual([
      { kind: 'text', text: 'a@example.com' },
    ]);
  });

  it('keeps code verbatim, without links or mentions in it', () => {
    expect(messageParts('run `curl https://example.com`')).toEqual([
      { kind: 'text', text: 'run ' },
      { kind: 'code', text: 'curl https://example.com', block: false },
    ]);
    expect(messageParts('see\n```js\nif (a) {\n  b();\n}\n```\ndone')).toEqual([
      { kind: 'text', text: 'see' },
      { kind: 'code', text: 'if (a) {\n  b();\n}', block: true },
      { kind: 'text', text: 'done' },
    ]);
  });

  it('treats an unclosed fence as text', () => {
    expect(messageParts('a ```b')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'text', text: '```b' },
    ]);
  });
});

describe('isLong', () => {
  it('collapses by characters and by lines', () => {
    expect(isLong('x'.repeat(900))).toBe(false);
    expect(isLong('x'.repeat(901))).toBe(true);
    expect(isLong('x\n'.repeat(15))).toBe(false);
    expect(isLong('x\n'.repeat(16))).toBe(true);
  });
});
