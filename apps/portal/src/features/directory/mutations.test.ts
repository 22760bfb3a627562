import { PortalApiError } from '@snap/portal-api';
import { zh } from '@snap/portal-api/errors/zh';
import { beforeEach, expect, test, vi } from 'vitest';
import { setCatalogue } from '../../errors/catalogue.ts';
import { friendsApi } from '../../page-apis.ts';
import { queryClient } from '../../queries/query-client.ts';
import { toasts } from '../../stores/toasts.ts';
import { requestFriend, removeFriend, setStar } from './mutations.ts';

const api = {
  setStar: vi.spyOn(friendsApi, 'setStar'),
  ask: vi.spyOn(friendsApi, 'ask'),
  remove: vi.spyOn(friendsApi, 'remove'),
};

const refused = (code: string, msg: string, shown = true) =>
  new PortalApiError('GET /x', { kind: 'business', code, msg, shown });

const card = ['directory', 'person', 'demo~lina'];
const cardIsStale = () => queryClient.getQueryState(card)?.isInvalidated;

beforeEach(() => {
  toasts.items = [];
  queryClient.clear();
  queryClient.setQueryData(card, {});
  setCatalogue(zh);
});

test('a star is confirmed in the words of the server, and refused as a warning', async () => {
  api.setStar.mockResolvedValueOnce({ sentence: '已设为星标好友' });
  await expect(setStar('demo~lina', true)).resolves.toEqual({ ok: true, reported: true });
  expect(api.setStar).toHaveBeenCalledWith({ personId: 'demo~lina', starred: true });
  api.setStar.mockRejectedValueOnce(refused('1', '你们还不是好友'));
  await expect(setStar('demo~lina', false)).resolves.toEqual({ ok: false, reported: true });
  expect(toasts.items).toMatchObject([
    { tone: 'success', text: '已设为星标好友' },
    { tone: 'warning', text: '你们还不是好友' },
  ]);
});

test('a request is confirmed, and a refusal is left to the card', async () => {
  api.ask.mockResolvedValueOnce({ relation: 'requestSent' });
  await expect(requestFriend('demo~lina', '你好')).resolves.toEqual({
    ok: true,
    relation: 'requestSent',
    reported: true,
  });
  expect(toasts.items).toMatchObject([{ tone: 'success', text: '添加好友请求已发送' }]);
  expect(cardIsStale()).toBe(true);
  api.ask.mockRejectedValueOnce(refused('1101', '没有这位同事'));
  await expect(requestFriend('demo~lina', '')).resolves.toEqual({ ok: false, message: '没有这位同事' });
  expect(api.ask).toHaveBeenLastCalledWith({ personId: 'demo~lina' });
  expect(toasts.items).toHaveLength(1);
});

test('the end of a friendship refetches the card', async () => {
  api.remove.mockResolvedValueOnce({ sentence: '已解除好友' });
  await expect(removeFriend('demo~lina')).resolves.toEqual({ ok: true, reported: true });
  expect(cardIsStale()).toBe(true);
});

test('where the person signs in again, nothing else is said', async () => {
  api.remove.mockRejectedValueOnce(refused('-2', '', false));
  await expect(removeFriend('demo~lina')).resolves.toEqual({ ok: false, reported: true });
  expect(toasts.items).toEqual([]);
});
