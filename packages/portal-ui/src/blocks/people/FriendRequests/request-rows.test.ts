import { describe, expect, it } from 'vitest';
import { requestRows } from './request-rows.ts';
import type { FriendRequestView } from './types.ts';

const request: FriendRequestView = {
  person: { id: 'wei', name: '张伟' },
  direction: 'in',
  state: 'waiting',
  message: '你好',
  time: 1,
  unread: true,
};

describe('requestRows', () => {
  it('shows an acceptance optimistically, and as seen', () => {
    const rows = requestRows([request], { wei: { action: 'accept', status: 'pending', original: request } });
    expect(rows).toEqual([{ request: { ...request, state: 'accepted', unread: false }, pending: true }]);
  });

  it('hides a removed row and restores it with the reason on failure', () => {
    expect(
      requestRows([request], { wei: { action: 'remove', status: 'pending', original: request } }),
    ).toEqual([]);
    expect(
      requestRows([request], {
        wei: { action: 'remove', status: 'failed', problem: '失败', original: request },
      }),
    ).toEqual([{ request, pending: false, problem: '失败' }]);
  });

  it('shows a newer request of the same person as passed', () => {
    const later = { ...request, time: 2 };
    const performed = { wei: { action: 'remove', status: 'done', original: request } } as const;
    expect(requestRows([later], performed)).toEqual([{ request: later, pending: false }]);
    const refused = { ...request, state: 'refused' } as const;
    expect(requestRows([refused], { wei: { action: 'accept', status: 'done', original: request } })).toEqual([
      { request: refused, pending: false },
    ]);
  });
});
