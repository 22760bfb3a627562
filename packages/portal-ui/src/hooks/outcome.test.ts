import { describe, expect, it } from 'vitest';
import { settle, wordsOf } from './outcome.ts';

describe('settle', () => {
  it('passes on what the host answers', async () => {
    await expect(settle(async () => ({ ok: true, message: '好' }))).resolves.toEqual({
      ok: true,
      message: '好',
    });
  });

  it('takes a rejection for a failure without words', async () => {
    await expect(settle(() => Promise.reject(new Error('network')))).resolves.toEqual({ ok: false });
  });
});

describe('wordsOf', () => {
  it('prefers the words of the host', () => {
    expect(wordsOf({ ok: false, message: '不是好友' }, 'failed')).toEqual({
      tone: 'danger',
      text: '不是好友',
    });
    expect(wordsOf({ ok: true }, 'sent')).toEqual({ tone: 'success', text: 'sent' });
  });

  it('is silent where the host has spoken, or nothing is to be said', () => {
    expect(wordsOf({ ok: false, told: true }, 'failed')).toBeUndefined();
    expect(wordsOf({ ok: true }, undefined)).toBeUndefined();
  });
});
