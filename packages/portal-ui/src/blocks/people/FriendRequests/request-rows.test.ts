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
    const rows = requestRows([request], { wei: { step: 'accept', status: 'pending', held: request } });
    expect(rows).toEqual([{ request: { ...request, state: 'accepted', unread: false }, pending: true }]);
  });

  it('hides a removed row and restores it with the reason on failure', () => {
    expect(requestRows([request], { wei: { step: 'remove', status: 'pending', held: request } })).toEqual([]);
    expect(
      requestRows([request], { wei: { step: 'remove', status: 'failed', problem: '失败', held: request } }),
    ).toEqual([{ request, pending: false, problem: '失败' }]);
  });

  it('shows a newer request of the same person as passed', () => {
    const later = { ...request, time: 2 };
    const taken = { wei: { step: 'remove', status: 'done', held: request } } as const;
    expect(requestRows([later], taken)).toEqual([{ request: later, pending: false }]);
    const refused = { ...request, state: 'refused' } as const;
    expect(requestRows([refused], { wei: { step: 'accept', status: 'done', held: request } })).toEqual([
      { request: refused, pending: false },
    ]);
  });
});
