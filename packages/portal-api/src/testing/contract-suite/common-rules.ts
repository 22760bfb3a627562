import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { account } from '../../contract/account/calls.ts';
import type { Endpoint, Naming } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';
import { fieldLabel } from '../../contract/input-sentences.ts';
import type { TestBrowser } from '../browser.ts';
import { sampleInput, unfitInputs, type Values } from '../sample-input.ts';
import { callRaw, refusal, signIn, userIdOf, type ContractWorld } from './world.ts';

const { directory, messages, settings } = contract;
const calls = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, call]): [string, Endpoint] => [`${area}.${name}`, call]),
);
const guarded = calls.filter(([, { access }]) => access === 'session' || access === 'media');
/** Signing out of the shared session would break the following tests. */
const repeatable = guarded.filter(([, call]) => call !== account.logout);

/** Invalid combinations of individually valid fields. */
const unfitTogether: [string, Endpoint, Values][] = [
  ['two anchors', messages.history, { targetId: 'a', type: 'user', beforeId: 'c-1', afterId: 'c-2' }],
  ['too many ids', directory.listUsers, { ids: Array.from({ length: 201 }, (_, n) => `demo~${n}`) }],
  ['settings without fields', settings.setNotification, { deviceType: 'web' }],
  ['privacy without fields', settings.editPrivacy, { hideTags: 1 }],
  ['a reaction that is no emoji', messages.react, { messageId: 'c-1', emoji: 'ok', on: 1 }],
  ['two emoji', messages.react, { messageId: 'c-1', emoji: '👍🎉', on: 1 }],
  ['a search in a target without a type', messages.search, { q: 'a', targetId: 'a' }],
  ['a card of two', directory.obtainUser, { userId: ['a', 'b'] }],
];

/** Rules for all calls (specification, section 7 "Common"; decisions A20, A21). */
export function commonRules(world: () => ContractWorld): void {
  describe('every call', () => {
    let browser: TestBrowser;
    const session = () => ({ accessToken: browser.cookies.get('portal_access_token') });
    beforeAll(async () => {
      browser = await signIn(world(), world().logins.actor);
    });

    it.each(guarded)('%s is refused without a session', async (_, call) => {
      expect(await callRaw(world(), call, validInput(world(), call))).toMatchObject(refusal(401));
    });

    it.each(guarded)('%s is refused with an unknown token', async (_, call) => {
      const values = validInput(world(), call);
      expect(await callRaw(world(), call, values, { accessToken: 'made-up' })).toMatchObject(refusal(401));
    });

    it.each(repeatable)('%s is refused when its header names another organisation', async (_, call) => {
      const { tenantId: tenantHeader } = world().foreigner;
      const response = await callRaw(world(), call, validInput(world(), call), {
        ...session(),
        tenantHeader,
      });
      expect(response).toMatchObject(refusal(403));
    });

    it.each(repeatable)('%s is refused when its parameters name another organisation', async (_, call) => {
      const { tenantId } = world().foreigner;
      const input = { ...validInput(world(), call), tenantId };
      expect(await callRaw(world(), call, input, session())).toMatchObject(refusal(403));
    });

    it.each(calls)('%s refuses input that does not match its schema', async (_, call) => {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
      // Without its path parameter, a URL matches no call.
      const unfit = unfitInputs(call, validInput(world(), call)).filter(
        ({ field }) => !inPath.includes(field) && field !== 'tenantId',
      );
      const responses = await Promise.all(
        unfit.map(async ({ what, field, values }) => ({
          what,
          field,
          ...(await callRaw(world(), call, values, session())),
        })),
      );
      expect(responses.filter(({ status }) => status !== 400)).toEqual([]);
      expect(responses.filter(({ body, field }) => !namesField(body, field))).toEqual([]);
    });

    it.each(calls)("%s is refused by the client, with the server's errors", async (_, call) => {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
      const unfit = unfitInputs(call, validInput(world(), call)).filter(
        ({ field, what }) => /character too long/.test(what) && !inPath.includes(field),
      );
      for (const { values } of unfit) {
        // oxlint-disable-next-line no-await-in-loop -- few, and each is compared by itself
        const { body } = await callRaw(world(), call, values, session());
        // oxlint-disable-next-line no-await-in-loop
        const refused = await browser.api.client.call(call, values).catch((error: unknown) => error);
        const { errors, msg } = refusalBody.parse(body);
        expect(refused).toMatchObject({ kind: 'http', status: 400, code: '400', errors, msg });
      }
    });

    it('a business refusal has the common error shape', async () => {
      const userId = `${world().tenantId}~no-such-person`;
      const { status, body } = await callRaw(world(), directory.obtainUser, { userId }, session());
      expect([status, body]).toEqual([
        200,
        { code: expect.any(String), msg: expect.any(String), requestId: expect.any(String) },
      ]);
    });

    it.each(unfitTogether)('%s is refused as invalid', async (_, call, values) => {
      expect(await callRaw(world(), call, values, session())).toMatchObject(refusal(400));
    });
  });
}

const refusalBody = z.object({
  msg: z.string(),
  requestId: z.string(),
  errors: z.array(z.looseObject({ field: z.string(), rule: z.string() })).check(z.minLength(1)),
});

/** Whether an error names this field, also in its sentence (F5). */
function namesField(body: unknown, field: string): boolean {
  const parsed = refusalBody.safeParse(body);
  if (!parsed.success) return false;
  const { errors, msg } = parsed.data;
  // When one of two dependent fields is missing, the error names the other one.
  const named = errors.find(
    (error) => error.field === field || error.field.startsWith(`${field}.`) || error.rule === 'combination',
  );
  return named !== undefined && msg.includes(fieldLabel(named.field, 'en'));
}

/** Valid input for a call, so that only the tested rule can refuse it. */
function validInput(world: ContractWorld, call: Endpoint): Values {
  const [self, peer] = [userIdOf(world, world.logins.actor), userIdOf(world, world.logins.peer)];
  const ids: Partial<Record<Naming, string>> = {
    self,
    person: peer,
    people: peer,
    target: peer,
    group: world.groups.own,
  };
  return sampleInput(call, (naming) => ids[naming]);
}
