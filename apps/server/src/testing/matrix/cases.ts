import { contract, type Endpoint, type Naming } from '@snap/portal-api/contract';
import { fieldsOf, sampleInput, type Values } from '@snap/portal-api/testing';
import * as z from 'zod/mini';
import { needsSession, type Route } from '../../http/route.ts';
import { type AttemptResult, type Attempt, send } from './attempt.ts';
import { differences } from '../fingerprint.ts';
import type { Holder, MatrixWorld } from './world.ts';

/** All calls of the contract, with titles. */
export const everyCall = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]): [string, Endpoint] => [
    `${area}.${name}`,
    endpoint,
  ]),
);

/** Calls that require a session. */
export const guardedCalls = everyCall.filter(([, endpoint]) => needsSession(endpoint));

/** Routes outside the contract, one entry per method, in the form of calls. */
export function otherCalls(routes: readonly Route[]): { endpoint: Endpoint; method: string }[] {
  return routes.flatMap((route) => {
    if (route.kind === 'contract') return [];
    const methods = route.kind === 'stream' ? ['GET'] : route.methods;
    const endpoint: Endpoint = {
      method: 'GET',
      path: route.path.replaceAll(/\*|:\w+/g, 'sample'),
      access: 'session',
      input: z.object({}),
      output: z.unknown(),
      summary: '',
      source: '',
    };
    return methods.map((method) => ({ endpoint, method }));
  });
}

/**
 * Valid input for a call of this person, referring to their own resources.
 * @param changes Values that override it, and decide which other fields are possible.
 */
export function ownInput(endpoint: Endpoint, holder: Holder, changes: Values = {}): Values {
  const group = holder.idOf('group');
  const target = fieldsOf(endpoint).find(({ naming }) => naming === 'target');
  const type = fieldsOf(endpoint).find(({ name }) => name === 'type');
  // Messages belong to the person's group, so that is the target. Everyone has this role, and may not query another.
  const known = endpoint === contract.newsroom.permissions ? { roleId: 'ROLE_DEFAULT' } : {};
  // Pages start without a cursor, which only a response has.
  const start = fieldsOf(endpoint).some(({ name }) => name === 'cursor') ? { cursor: undefined } : {};
  const inGroup = target && type?.takes('group') && Object.values(endpoint.names ?? {}).includes('message');
  const given = inGroup ? { [target.name]: group, type: 'group' } : {};
  return sampleInput(endpoint, (naming, field) => holder.idOf(naming, field), {
    ...known,
    ...start,
    ...given,
    ...changes,
  });
}

/** Fields of a call that refer to something, and to what. */
export function namedFields(endpoint: Endpoint): [field: string, naming: Naming][] {
  return Object.entries(endpoint.names ?? {});
}

/** Results of attempts that should all be refused. */
export interface Outcome {
  /** Attempts with an unexpected response. */
  unfit: string[];
  /** Tables and files that changed. */
  written: string[];
}

export const nothing: Outcome = { unfit: [], written: [] };

/** Runs all attempts in parallel. */
export async function outcomeOf(
  world: MatrixWorld,
  attempts: readonly Attempt[],
  fits: (result: AttemptResult) => boolean,
): Promise<Outcome> {
  const before = await world.fingerprint();
  const responses = await Promise.all(attempts.map((attempt) => send(world.server.url, attempt)));
  const after = await world.fingerprint();
  const unfit = responses.filter((result) => !fits(result));
  return {
    unfit: unfit.map(({ what, status, code }) => `${what}: ${status} ${code}`),
    written: differences(before, after),
  };
}
