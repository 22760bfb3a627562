import { describe, expect, it } from 'vitest';
import { settle, wordsOf } from './outcome.ts';

describe('settle', () => {
  it("returns the app's result", async () => {
    await expect(settle(async () => ({ ok: true, message: '好' }))).resolves.toEqual({
      ok: true,
      message: '好',
    });
  });

  it('treats a rejection as a failure without a message', async () => {
    await expect(settle(() => Promise.reject(new Error('network')))).resolves.toEqual({ ok: false });
  });
});

describe('wordsOf', () => {
  it("prefers the app's message", () => {
    expect(wordsOf({ ok: false, message: '不是好友' }, 'failed')).toEqual({
      tone: 'danger',
      text: '不是好友',
    });
    expect(wordsOf({ ok: true }, 'sent')).toEqual({ tone: 'success', text: 'sent' });
  });

  it('returns undefined when the app has shown the result, or there is no message', () => {
    expect(wordsOf({ ok: false, told: true }, 'failed')).toBeUndefined();
    expect(wordsOf({ ok: true }, undefined)).toBeUndefined();
  });
});
