import { beforeEach, expect, expectTypeOf, it, vi } from 'vitest';
import { createPortalApi, type PortalApi } from '../client/create-portal-api.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const api = createPortalApi({
  baseUrl: 'http://portal.test',
  tenantId: () => 'demo',
  accessToken: () => 'token',
  language: () => 'zh',
  onSessionExpired: () => undefined,
  fetch,
});
const answer = (body: object) => fetch.mockResolvedValueOnce(Response.json(body));

/** What the last request carried, beside tenant and language. */
function sent(): Record<string, unknown> {
  const [url, init] = fetch.mock.lastCall ?? [];
  const { body } = init ?? {};
  const text = typeof body === 'string' ? body : new URL(typeof url === 'string' ? url : '').search;
  const {
    tenantId: _,
    lang: __,
    ...rest
  } = text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  return rest;
}

beforeEach(() => vi.resetAllMocks());

const done = { code: '0', msg: '操作成功' };

it.each([
  ['a star', () => api.friends.setStar({ personId: 'a', starred: true }), { friendId: 'a', starFriend: '1' }],
  [
    'a friend request',
    () => api.friends.removeRequest({ personId: 'a', refuse: true }),
    { friendId: 'a', refuse: '1' },
  ],
  ['privacy', () => api.settings.editPrivacy({ mobileHidden: false }), { hideMobile: '0', hideTags: '1' }],
  [
    'the key that sends',
    () => api.settings.setShortcutKey({ sendKey: 'ctrl-enter' }),
    { msgSendShortcut: '1' },
  ],
  [
    'notifications',
    () => api.settings.setNotification({ notifications: false }),
    { notifyStatus: '0', deviceType: 'web' },
  ],
  ['a pin', () => api.messages.pin({ messageId: 'c-1', on: false }), { messageId: 'c-1', on: '0' }],
  [
    'a conversation on top',
    () => api.messages.setTop({ targetId: 'a', type: 'user', pinned: true }),
    { targetId: 'a', type: 'user', top: '1' },
  ],
  [
    'an introduction',
    () => api.groups.update({ groupId: 'g', introduction: '新' }),
    { groupId: 'g', introduce: '新' },
  ],
  [
    'members',
    () => api.groups.removeMembers({ groupId: 'g', personIds: ['a'] }),
    { groupId: 'g', ids: ['a'] },
  ],
  [
    'a new name of a file',
    () => api.disk.rename({ fileId: 'f', name: 'a.txt' }),
    { fileId: 'f', filename: 'a.txt' },
  ],
  [
    'a new password',
    () => api.account.changePassword({ oldPassword: 'a', newPassword: 'b', repeatedPassword: 'b' }),
    { originalPwd: 'a', newPwd: 'b', repeatNewPwd: 'b' },
  ],
] as const)('%s travels by the names of the specification', async (_, call, wire) => {
  answer(done);
  await call().catch(() => undefined);
  expect(sent()).toEqual(wire);
});

it('gives results without code, msg and flags', async () => {
  answer({ ...done, total: 1, list: [{ targetId: 'g', type: 'group', unread: 1, mention: 1 }] });
  expect(await api.messages.unread()).toEqual({
    total: 1,
    conversations: [{ targetId: 'g', type: 'group', unread: 1, mentioned: true }],
  });
  answer(done);
  expect(await api.friends.setStar({ personId: 'a', starred: true })).toEqual({ sentence: '操作成功' });
  answer(done);
  expect(await api.groups.quit({ groupId: 'g' })).toBeUndefined();
  answer({ ...done, result: { hide: 1, hideMobile: 1, friendSwitch: 0 } });
  expect(await api.settings.editPrivacy({ hidden: true })).toEqual({
    hidden: true,
    mobileHidden: true,
    verifiesFriends: false,
  });
});

it('keeps a code that is a result', async () => {
  answer({ ...done, result: { code: 'x1', redirectUri: '/oa/', expires_in: 300 } });
  expect(await api.applications.obtainCode({ appId: 'oa' })).toEqual({
    code: 'x1',
    redirectUri: '/oa/',
    expiresIn: 300,
  });
});

it('gives file addresses by the same words', () => {
  expect(api.disk.download.url({ fileId: 'f', inline: true })).toContain('inline=1');
  expect(api.directory.userAvatar.url({ userId: 'demo~a', version: '3' })).toContain('temp=3');
});

it('has no wire types in its face', () => {
  type Star = Parameters<PortalApi['friends']['setStar']>[0];
  expectTypeOf<Star['starred']>().toBeBoolean();
  expectTypeOf<Star>().not.toHaveProperty('starFriend');
  expectTypeOf<Awaited<ReturnType<PortalApi['disk']['list']>>>().not.toHaveProperty('code');
  expectTypeOf<ReturnType<PortalApi['groups']['dissolve']>>().resolves.toBeVoid();
});
