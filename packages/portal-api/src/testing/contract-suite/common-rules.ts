import { beforeAll, describe, expect, it } from 'vitest';
import { account } from '../../contract/account.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';
import { limits } from '../../contract/limits.ts';
import type { TestBrowser } from '../browser.ts';
import { callRaw, refusal, signIn, userIdOf, type ContractWorld } from './world.ts';

const { directory, friends, messages, settings } = contract;
const endpoints: Endpoint[] = Object.values(contract).flatMap((area) => Object.values<Endpoint>(area));
const guarded = endpoints
  .filter(({ access }) => access === 'session')
  .map((call) => [call.path, call] as const);
/** Signing out of the shared session would end the tests after it. */
const repeatable = guarded.filter(([, call]) => call.path !== account.logout.path);

const long = (length: number) => 'x'.repeat(length + 1);
const unfit: [string, Endpoint, Record<string, unknown>][] = [
  ['signing in without a password', account.login, { username: 'a', tenantId: 'demo' }],
  [
    'signing in with an endless password',
    account.login,
    { username: 'a', password: long(limits.passwordLength) },
  ],
  ['a picture without a name', account.captcha, {}],
  ['a code for something that is no phone', account.sendPhoneCode, { mobile: '12345', tenantId: 'demo' }],
  [
    'a code of letters',
    account.checkPhoneCode,
    { mobile: '13912340000', smsCode: 'abcdef', tenantId: 'demo' },
  ],
  ['a sign-in code that is none', account.loginByCode, { tenantId: 'demo' }],
  ['binding without a ticket', account.bind, { username: 'a', password: 'b', tenantId: 'demo' }],
  ['a new password alone', account.changePassword, { newPwd: 'a' }],
  ['a card of nobody', directory.obtainUser, {}],
  ['a card of two', directory.obtainUser, { userId: ['a', 'b'] }],
  ['an id with a line break', directory.obtainUser, { userId: 'a\nb' }],
  ['an endless id', directory.obtainUser, { userId: long(limits.idLength) }],
  ['a search without a text', directory.search, {}],
  ['a search text that is too long', directory.search, { q: long(limits.queryLength) }],
  ['page 0', directory.search, { q: 'a', page: 0 }],
  ['a page past the last', directory.search, { q: 'a', page: limits.searchPages + 1 }],
  ['a page that is no number', directory.search, { q: 'a', page: '1e1' }],
  ['another type than user', directory.search, { q: 'a', type: 'file' }],
  ['a page of no department', directory.departmentMembers, {}],
  ['too many ids', directory.listUsers, { ids: Array.from({ length: 201 }, (_, n) => `demo~${n}`) }],
  ['asking nobody', friends.ask, { msg: 'b' }],
  ['a greeting that is too long', friends.ask, { friendId: 'a', msg: long(limits.friendMessageLength) }],
  ['half a star', friends.setStar, { friendId: 'a', starFriend: 2 }],
  ['a notification that is neither on nor off', settings.setNotification, { notifyStatus: 'yes' }],
  ['settings of nothing', settings.setNotification, { deviceType: 'web' }],
  ['privacy of nothing', settings.editPrivacy, { hideTags: 1 }],
  ['a message without a recipient', messages.sendToUser, { sender: 'a', message: 'b' }],
  ['a message without a text', messages.sendToUser, { sender: 'a', recipient: 'b' }],
  ['a group message without a group', messages.sendToGroup, { sender: 'a', message: 'b' }],
  ['a history of nothing', messages.history, {}],
  ['a history of an unknown kind', messages.history, { targetId: 'a', type: 'channel' }],
  ['two anchors', messages.history, { targetId: 'a', type: 'user', beforeId: 'c-1', afterId: 'c-2' }],
  ['too large a page', messages.history, { targetId: 'a', type: 'user', size: limits.historyPageMax + 1 }],
  ['a reaction that is no emoji', messages.react, { messageId: 'c-1', emoji: 'ok', on: 1 }],
  ['two emoji', messages.react, { messageId: 'c-1', emoji: '👍🎉', on: 1 }],
  ['a search in a target without a type', messages.search, { q: 'a', targetId: 'a' }],
  ['a recall of nothing', messages.recall, {}],
  ['reading up to nothing', messages.setReadState, { targetId: 'a', type: 'user' }],
];

/** What holds for every call (specification, section 7 "Common"; decisions A20, A21). */
export function commonRules(world: () => ContractWorld): void {
  describe('every call', () => {
    let browser: TestBrowser;
    const accessToken = () => browser.cookies.get('portal_access_token');
    beforeAll(async () => {
      browser = await signIn(world(), world().logins.asker);
    });

    it.each(guarded)('%s is refused without a session', async (_, call) => {
      expect(await callRaw(world(), call, inPath(call))).toMatchObject(refusal(401));
    });

    it.each(guarded)('%s is refused with a token that nobody gave', async (_, call) => {
      expect(await callRaw(world(), call, inPath(call), { accessToken: 'made-up' })).toMatchObject(
        refusal(401),
      );
    });

    it.each(repeatable)('%s is refused when its header names another organisation', async (_, call) => {
      const { tenantId: tenantHeader } = world().foreigner;
      const answer = await callRaw(world(), call, validInput(world(), call), {
        accessToken: accessToken(),
        tenantHeader,
      });
      expect(answer).toMatchObject(refusal(403));
    });

    it.each(repeatable)('%s is refused when its parameters name another organisation', async (_, call) => {
      const { tenantId } = world().foreigner;
      const input = { ...validInput(world(), call), tenantId };
      expect(await callRaw(world(), call, input, { accessToken: accessToken() })).toMatchObject(refusal(403));
    });

    it.each(unfit)('%s does not fit and is refused', async (_, call, input) => {
      expect(await callRaw(world(), call, input, { accessToken: accessToken() })).toMatchObject(refusal(400));
    });
  });
}

/** Input that each call takes, so that nothing but the tested rule can refuse it. */
function validInput(world: ContractWorld, call: Endpoint): Record<string, unknown> {
  const [self, peer] = [userIdOf(world, world.logins.asker), userIdOf(world, world.logins.peer)];
  const inputs = new Map<Endpoint, Record<string, unknown>>([
    [account.passwordExpiry, { userId: self }],
    [account.confirmScan, { uid: 'nobody-waits' }],
    [account.changePassword, { originalPwd: 'a', newPwd: 'b', repeatNewPwd: 'c' }],
    [directory.obtainUser, { userId: peer }],
    [directory.search, { q: 'a' }],
    [messages.sendToUser, { sender: self, recipient: peer, message: 'never arrives' }],
    [messages.sendToGroup, { sender: self, groupId: world.groups.own, message: 'never arrives' }],
    [messages.history, { targetId: peer, type: 'user' }],
    [messages.setReadState, { targetId: peer, type: 'user', lastId: 'c-1' }],
    [messages.recall, { messageId: 'c-1' }],
    [messages.edit, { messageId: 'c-1', msg: 'other' }],
    [messages.remove, { messageId: 'c-1' }],
    [messages.react, { messageId: 'c-1', emoji: '👍', on: 1 }],
    [messages.pin, { messageId: 'c-1', on: 1 }],
    [messages.readers, { messageId: 'c-1' }],
    [messages.pinned, { targetId: peer, type: 'user' }],
    [messages.search, { q: 'a' }],
    [messages.setTop, { targetId: peer, type: 'user', top: 1 }],
    [messages.setMute, { targetId: peer, type: 'user', mute: 1 }],
    [messages.hide, { targetId: peer, type: 'user' }],
    [messages.typing, { targetId: peer, type: 'user' }],
  ]);
  return inputs.get(call) ?? inPath(call);
}

/** The parts of a call's path, without which it is another address. */
function inPath({ path, pathValues = {} }: Endpoint): Record<string, unknown> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.filter((name) => !(name in pathValues)).map((name) => [name, 'x']));
}
