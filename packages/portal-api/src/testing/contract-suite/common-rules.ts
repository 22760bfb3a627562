import { beforeAll, describe, expect, it } from 'vitest';
import { account } from '../../contract/account.ts';
import type { Endpoint, Naming } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';
import type { TestBrowser } from '../browser.ts';
import { sampleInput, unfitInputs, type Values } from '../sample-input.ts';
import { callRaw, refusal, signIn, userIdOf, type ContractWorld } from './world.ts';

const { directory, messages, settings } = contract;
const calls = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, call]): [string, Endpoint] => [`${area}.${name}`, call]),
);
const guarded = calls.filter(([, { access }]) => access === 'session' || access === 'media');
/** Signing out of the shared session would end the tests after it. */
const repeatable = guarded.filter(([, call]) => call !== account.logout);

/** What no single field can tell. */
const unfitTogether: [string, Endpoint, Values][] = [
  ['two anchors', messages.history, { targetId: 'a', type: 'user', beforeId: 'c-1', afterId: 'c-2' }],
  ['too many ids', directory.listUsers, { ids: Array.from({ length: 201 }, (_, n) => `demo~${n}`) }],
  ['settings of nothing', settings.setNotification, { deviceType: 'web' }],
  ['privacy of nothing', settings.editPrivacy, { hideTags: 1 }],
  ['a reaction that is no emoji', messages.react, { messageId: 'c-1', emoji: 'ok', on: 1 }],
  ['two emoji', messages.react, { messageId: 'c-1', emoji: '👍🎉', on: 1 }],
  ['a search in a target without a type', messages.search, { q: 'a', targetId: 'a' }],
  ['a card of two', directory.obtainUser, { userId: ['a', 'b'] }],
];

/** What holds for every call (specification, section 7 "Common"; decisions A20, A21). */
export function commonRules(world: () => ContractWorld): void {
  describe('every call', () => {
    let browser: TestBrowser;
    const session = () => ({ accessToken: browser.cookies.get('portal_access_token') });
    beforeAll(async () => {
      browser = await signIn(world(), world().logins.asker);
    });

    it.each(guarded)('%s is refused without a session', async (_, call) => {
      expect(await callRaw(world(), call, validInput(world(), call))).toMatchObject(refusal(401));
    });

    it.each(guarded)('%s is refused with a token that nobody gave', async (_, call) => {
      const values = validInput(world(), call);
      expect(await callRaw(world(), call, values, { accessToken: 'made-up' })).toMatchObject(refusal(401));
    });

    it.each(repeatable)('%s is refused when its header names another organisation', async (_, call) => {
      const { tenantId: tenantHeader } = world().foreigner;
      const answer = await callRaw(world(), call, validInput(world(), call), { ...session(), tenantHeader });
      expect(answer).toMatchObject(refusal(403));
    });

    it.each(repeatable)('%s is refused when its parameters name another organisation', async (_, call) => {
      const { tenantId } = world().foreigner;
      const input = { ...validInput(world(), call), tenantId };
      expect(await callRaw(world(), call, input, session())).toMatchObject(refusal(403));
    });

    it.each(calls)('%s refuses what does not fit its schema', async (_, call) => {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
      // Without its part of the path, an address names no call.
      const unfit = unfitInputs(call, validInput(world(), call)).filter(
        ({ field }) => !inPath.includes(field) && field !== 'tenantId',
      );
      const answers = await Promise.all(
        unfit.map(async ({ what, values }) => ({
          what,
          ...(await callRaw(world(), call, values, session())),
        })),
      );
      expect(answers.filter(({ status }) => status !== 400)).toEqual([]);
    });

    it.each(unfitTogether)('%s does not fit and is refused', async (_, call, values) => {
      expect(await callRaw(world(), call, values, session())).toMatchObject(refusal(400));
    });
  });
}

/** Input that each call takes, so that nothing but the tested rule can refuse it. */
function validInput(world: ContractWorld, call: Endpoint): Values {
  const [self, peer] = [userIdOf(world, world.logins.asker), userIdOf(world, world.logins.peer)];
  const ids: Partial<Record<Naming, string>> = {
    self,
    person: peer,
    people: peer,
    target: peer,
    group: world.groups.own,
  };
  return sampleInput(call, (naming) => ids[naming]);
}
