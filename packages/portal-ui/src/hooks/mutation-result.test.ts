import { describe, expect, it } from 'vitest';
import { settle, resultMessage } from './mutation-result.ts';

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

describe('resultMessage', () => {
  it("prefers the app's message", () => {
    expect(resultMessage({ ok: false, message: '不是好友' }, 'failed')).toEqual({
      tone: 'danger',
      text: '不是好友',
    });
    expect(resultMessage({ ok: true }, 'sent')).toEqual({ tone: 'success', text: 'sent' });
  });

  it('returns undefined when the app has shown the result, or there is no message', () => {
    expect(resultMessage({ ok: false, reported: true }, 'failed')).toBeUndefined();
    expect(resultMessage({ ok: true }, undefined)).toBeUndefined();
  });
});
