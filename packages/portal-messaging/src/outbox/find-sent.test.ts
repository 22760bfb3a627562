import type { Message } from '@snap/portal-api/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OutboxRecord } from './outbox-storage.ts';
import { findSent } from './find-sent.ts';

interface Page {
  messages: readonly Partial<Message>[];
  hasMoreBefore: boolean;
}
const history = vi.fn<(input: object) => Promise<Page>>();
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that the search reads
const find = () => findSent({ history } as unknown as Parameters<typeof findSent>[0], record);

const DAY_MS = 24 * 60 * 60 * 1_000;
const createdAt = 1_700_000_000_000;
const record: OutboxRecord = {
  order: 1,
  clientMsgId: 'c1',
  account: 'demo~lina',
  target: { type: 'group', id: 'g1' },
  text: '早上好',
  createdAt,
};
const message = (id: string, fields: Partial<Message> = {}): Partial<Message> => ({
  id,
  sender: 'demo~lina',
  clientMsgId: `of ${id}`,
  sendTime: createdAt,
  ...fields,
});

const page = (sendTime: number): Page => ({ messages: [message('m1', { sendTime })], hasMoreBefore: true });

beforeEach(() => {
  history.mockReset();
});

test('finds the message by sender and clientMsgId, page by page from the newest back', async () => {
  const own = message('m1', { clientMsgId: 'c1' });
  history
    .mockResolvedValueOnce({ messages: [message('m3'), message('m4')], hasMoreBefore: true })
    .mockResolvedValueOnce({ messages: [own, message('m2')], hasMoreBefore: true });
  await expect(find()).resolves.toBe(own);
  expect(history.mock.calls.map(([input]) => input)).toEqual([
    expect.objectContaining({ type: 'group', targetId: 'g1' }),
    expect.objectContaining({ beforeId: 'm3' }),
  ]);
});

test('ignores a message of another sender with the same clientMsgId', async () => {
  const other = message('m1', { clientMsgId: 'c1', sender: 'demo~garcia' });
  history.mockResolvedValue({ messages: [other], hasMoreBefore: false });
  await expect(find()).resolves.toBe('absent');
});

test('is certain once the history is older than the message, allowing for clock skew', async () => {
  history.mockResolvedValueOnce(page(createdAt - DAY_MS)).mockResolvedValueOnce(page(createdAt - DAY_MS - 1));
  await expect(find()).resolves.toBe('absent');
  expect(history).toHaveBeenCalledTimes(2);
});

test('is not certain when the history continues beyond ten pages', async () => {
  history.mockResolvedValue({ messages: [message('m1')], hasMoreBefore: true });
  await expect(find()).resolves.toBe('unknown');
  expect(history).toHaveBeenCalledTimes(10);
});

test('rejects when the history cannot be fetched', async () => {
  history.mockRejectedValue(new Error('network'));
  await expect(find()).rejects.toThrow('network');
});
