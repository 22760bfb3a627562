import { respondsWithFile, type Endpoint } from '@snap/portal-api/contract';
import { fieldsOf, fits, unfitInputs } from '@snap/portal-api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import { type AttemptResult, type Attempt, send } from '../../testing/matrix/attempt.ts';
import { everyCall, nothing, outcomeOf, ownInput } from '../../testing/matrix/cases.ts';
import { naughtyTexts } from '../../testing/matrix/naughty.ts';
import { type MatrixWorld, startMatrixWorld } from '../../testing/matrix/world.ts';
import { needsSession } from '../route.ts';

let world: MatrixWorld;
beforeAll(async () => {
  world = await startMatrixWorld();
});
afterAll(() => world.close());

/** Some texts in a path match no call, and long ones do not reach the router. */
function isBadRequest(endpoint: Endpoint): (response: AttemptResult) => boolean {
  const statuses = new Set(endpoint.path.includes('{') ? [400, 404, 413, 414] : [400, 413, 414]);
  return ({ status }) => statuses.has(status);
}

async function callerOf(endpoint: Endpoint): Promise<Grant | undefined> {
  return needsSession(endpoint) ? world.signIn(world.demo.one) : undefined;
}

describe.each(everyCall)('%s', (_, endpoint) => {
  const fields = fieldsOf(endpoint);

  it('refuses input that violates its schema, without side effects', async () => {
    const as = await callerOf(endpoint);
    const unfit = unfitInputs(endpoint, ownInput(endpoint, world.demo.one));
    const attempts = unfit.flatMap(({ field, what, values }): Attempt[] => {
      // Without the header the request is refused as foreign, whatever the query contains.
      if (field === 'tenantId' && endpoint.changesState) return [];
      // Without a session, the header would replace a missing tenant.
      const headers = as || endpoint.changesState ? {} : { tenantid: undefined };
      return [{ what, endpoint, values, as, headers }];
    });
    expect(await outcomeOf(world, attempts, isBadRequest(endpoint))).toEqual(nothing);
  });

  it.runIf(endpoint.method === 'POST')('refuses keys of the prototype anywhere', async () => {
    const as = await callerOf(endpoint);
    const keys = ['__proto__', 'constructor', 'prototype'];
    const attempts = keys.flatMap((key): Attempt[] => {
      const json = { 'content-type': 'application/json' };
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      return [
        { what: `${key} in JSON`, endpoint, as, headers: json, body: `{"${key}":{"admin":true}}` },
        { what: `${key} deep in JSON`, endpoint, as, headers: json, body: `{"a":[{"${key}":1}]}` },
        { what: `${key} in a form`, endpoint, as, headers: form, body: `a=1&${key}=1` },
      ];
    });
    expect(await outcomeOf(world, attempts, isBadRequest(endpoint))).toEqual(nothing);
  });

  it.runIf(fields.length > 0)('handles naughty texts in any field without an internal error', async () => {
    const own = ownInput(endpoint, world.demo.one);
    for (const [index, { name, naming }] of fields.entries()) {
      const as = await callerOf(endpoint);
      // Ids and passwords are processed the same way everywhere: each of their fields gets a share of the list.
      const shared = naming !== undefined || endpoint.grantsSession;
      const attempts = naughtyTexts
        .map((text): Attempt => ({
          what: `${name}: ${text}`,
          endpoint,
          as,
          values: { ...own, [name]: text },
        }))
        // Text that the schema refuses is not processed further: a sample is enough.
        .filter(({ values = {} }, nth) => nth % 20 === index % 20 || fits(endpoint, values))
        .filter((_attempt, nth) => !shared || nth % 4 === index % 4);
      const responses = await Promise.all(attempts.map((attempt) => send(world.server.url, attempt)));
      const shown = respondsWithFile(endpoint) ? /html/ : /html|xml/;
      const failed = responses.filter(({ status, contentType }) => status >= 500 || shown.test(contentType));
      expect(failed.map(({ what, status, contentType }) => `${what}: ${status} ${contentType}`)).toEqual([]);
    }
  });
});
