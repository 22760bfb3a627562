import { beforeEach, expect, it, vi } from 'vitest';
import { createPortalApi } from '../client/create-portal-api.ts';
import { examples } from '../contract/examples.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const api = createPortalApi({
  baseUrl: 'http://portal.test',
  tenantId: () => 'demo',
  accessToken: () => 'token',
  language: () => 'zh',
  onSessionExpired: () => undefined,
  fetch,
});
const respondWith = (body: object) => fetch.mockResolvedValueOnce(Response.json(body));

/** Body or query of the last request, without tenant and language. */
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
    'files to move',
    () => api.disk.move({ fileIds: ['f'], parentId: 'p' }),
    { ids: 'f', parentId: 'p', conflict: 'ask' },
  ],
  [
    'a message',
    () =>
      api.messages.sendToUser({
        sender: 'a',
        recipient: 'b',
        message: {
          text: '好',
          clientMsgId: 'c',
          file: { id: 'f', name: 'a.png', ext: 'png', size: 7 },
          mentions: ['b'],
        },
      }),
    {
      sender: 'a',
      recipient: 'b',
      message:
        '{"msg":"好","clientMsgId":"c","mentions":["b"],"file":{"id":"f","name":"a.png","ext":"png","size":7}}',
    },
  ],
  [
    'files to share',
    () =>
      api.disk.share({
        sender: 'me',
        files: [
          { fileId: 'f', name: 'a.png', size: 7, isImage: true, target: { type: 'user', id: 'a' } },
          { fileId: 'f', target: { type: 'group', id: 'g' }, withMessage: true },
        ],
      }),
    {
      params:
        '[{"id":"f","filename":"a.png","sizeInBytes":7,"isImage":1,"user1":"me","user2":"a"},{"id":"f","groupId":"g","withMessage":1}]',
    },
  ],
  ['what is searched for', () => api.collection.list({ query: '早' }), { q: '早', page: '1', size: '20' }],
  [
    'a code for a phone',
    () =>
      api.account.checkPhoneCode({
        mobile: '13800000000',
        phoneCode: '123456',
        purpose: 'reset-password',
        tenantId: 'demo',
      }),
    { mobile: '13800000000', smsCode: '123456', purpose: 'findpassword' },
  ],
  [
    'a new password',
    () => api.account.changePassword({ oldPassword: 'a', newPassword: 'b', repeatedPassword: 'b' }),
    { originalPwd: 'a', newPwd: 'b', repeatNewPwd: 'b' },
  ],
] as const)('%s is sent under the names of the specification', async (_, call, wire) => {
  respondWith(done);
  await call().catch(() => undefined);
  expect(sent()).toEqual(wire);
});

it('returns results without code, msg and numeric flags', async () => {
  respondWith({ ...done, total: 1, list: [{ targetId: 'g', type: 'group', unread: 1, mention: 1 }] });
  expect(await api.messages.unread()).toEqual({
    total: 1,
    conversations: [{ targetId: 'g', type: 'group', unread: 1, mentioned: true }],
  });
  respondWith(done);
  expect(await api.friends.setStar({ personId: 'a', starred: true })).toEqual({ sentence: '操作成功' });
  respondWith(done);
  expect(await api.groups.quit({ groupId: 'g' })).toBeUndefined();
  respondWith({ ...done, result: { hide: 1, hideMobile: 1, friendSwitch: 0 } });
  expect(await api.settings.editPrivacy({ hidden: true })).toEqual({
    hidden: true,
    mobileHidden: true,
    verifiesFriends: false,
  });
});

it('returns messages, files and people with normalised names', async () => {
  const { result } = examples.messages.sendToUser.output;
  respondWith({
    ...done,
    result: { ...result, file: { id: 'f', name: 'a.png', ext: 'png', size: 1, isImage: 1, uid: 's' } },
  });
  expect(await api.messages.react({ messageId: 'm', emoji: '👍', on: true })).toMatchObject({
    text: result.msg,
    file: { id: 'f', isImage: true, shareId: 's' },
  });
  respondWith({
    ...done,
    result: [
      { id: 'f', user2: 'a', errcode: '1412', errmsg: '没有' },
      { id: 'f', groupId: 'g', errcode: '0', errmsg: '', uid: 's' },
    ],
  });
  expect(
    await api.disk.share({ sender: 'me', files: [{ fileId: 'f', target: { type: 'user', id: 'a' } }] }),
  ).toEqual([
    { fileId: 'f', target: { type: 'user', id: 'a' }, refusal: { code: '1412', message: '没有' } },
    { fileId: 'f', target: { type: 'group', id: 'g' }, shareId: 's' },
  ]);
  respondWith({ ...done, result: { relation: 3 } });
  expect(await api.friends.accept({ personId: 'a' })).toEqual({ relation: 'requestReceived' });
});

it('keeps a code that is a result', async () => {
  respondWith({ ...done, result: { code: 'x1', redirectUri: '/oa/', expires_in: 300 } });
  expect(await api.applications.obtainCode({ appId: 'oa' })).toEqual({
    code: 'x1',
    redirectUri: '/oa/',
    expiresIn: 300,
  });
});

it('builds file URLs from the same arguments', () => {
  expect(api.disk.download.url({ fileId: 'f', inline: true })).toContain('inline=1');
  expect(api.directory.userAvatar.url({ userId: 'demo~a', version: '3' })).toContain('temp=3');
});
