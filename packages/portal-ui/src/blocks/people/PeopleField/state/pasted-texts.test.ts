import { describe, expect, test } from 'vitest';
import { createMemoryContactSource } from '../../ContactPicker/index.ts';
import { findTexts, pastedTexts } from './pasted-texts.ts';

const source = createMemoryContactSource([
  { id: 'demo~lina', name: '李娜', keys: 'lina lina@example.org' },
  { id: 'demo~zhangwei', name: '张伟', keys: 'zhangwei' },
  { id: 'demo~zhangwei2', name: '张伟', keys: 'zhangwei' },
  { id: 'demo~smith', name: 'Eleanor Smith', keys: 'esmith@example.org' },
]);

describe('people field › pasted texts', () => {
  test('splits at separators and line ends, and keeps the spaces of names', () => {
    expect(pastedTexts('李娜、Eleanor Smith; ｄｅｍｏ\n\n李娜')).toEqual(['李娜', 'Eleanor Smith', 'demo']);
  });

  test('takes the address of an entry of a mail program', () => {
    expect(pastedTexts('Eleanor Smith <esmith@example.org>, 李娜')).toEqual(['esmith@example.org', '李娜']);
  });

  test('finds contacts by id, name and address, and leaves out names that several have', async () => {
    const texts = ['demo~lina', 'eleanor smith', '张伟', 'nowhere@example.org'];
    const { contacts, unknown } = await findTexts(source, texts, new AbortController().signal);
    expect(contacts.map(({ id }) => id)).toEqual(['demo~lina', 'demo~smith']);
    expect(unknown).toEqual(['张伟', 'nowhere@example.org']);
  });
});
