import { contract, type Endpoint, type Naming } from '@snap/portal-api/contract';
import { fieldsOf, sampleInput, type Values } from '@snap/portal-api/testing';
import * as z from 'zod/mini';
import { needsSession, type Route } from '../../http/route.ts';
import { type Answer, type Attempt, send } from './attempt.ts';
import { differences } from '../fingerprint.ts';
import type { Holder, MatrixWorld } from './world.ts';

/** Every call of the contract, named for a test's title. */
export const everyCall = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]): [string, Endpoint] => [
    `${area}.${name}`,
    endpoint,
  ]),
);

/** Those of signed-in people. */
export const guardedCalls = everyCall.filter(([, endpoint]) => needsSession(endpoint));

/** What is answered besides the contract, one entry a method, in the shape of calls. */
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
 * Input that a call of this person takes, all of it their own.
 * @param changes What stands instead, and decides which other fields can go with it.
 */
export function ownInput(endpoint: Endpoint, holder: Holder, changes: Values = {}): Values {
  const group = holder.idOf('group');
  const target = fieldsOf(endpoint).find(({ naming }) => naming === 'target');
  const type = fieldsOf(endpoint).find(({ name }) => name === 'type');
  // A message is one of the person's group, so that is the target beside it.
  // Everyone has this role, and nobody may ask for another's.
  const known = endpoint === contract.newsroom.permissions ? { roleId: 'ROLE_DEFAULT' } : {};
  const inGroup = target && type?.takes('group') && Object.values(endpoint.names ?? {}).includes('message');
  const given = inGroup ? { [target.name]: group, type: 'group' } : {};
  return sampleInput(endpoint, (naming, field) => holder.idOf(naming, field), {
    ...known,
    ...given,
    ...changes,
  });
}

/** Which fields of a call name something, and what. */
export function namedFields(endpoint: Endpoint): [field: string, naming: Naming][] {
  return Object.entries(endpoint.names ?? {});
}

/** What attempts came to that should come to nothing. */
export interface Outcome {
  /** Attempts that were not answered as they should. */
  unfit: string[];
  /** Tables and files that are not as they were. */
  written: string[];
}

export const nothing: Outcome = { unfit: [], written: [] };

/** Makes all attempts at once. */
export async function outcomeOf(
  world: MatrixWorld,
  attempts: readonly Attempt[],
  fits: (answer: Answer) => boolean,
): Promise<Outcome> {
  const before = await world.fingerprint();
  const answers = await Promise.all(attempts.map((attempt) => send(world.server.url, attempt)));
  const after = await world.fingerprint();
  const unfit = answers.filter((answer) => !fits(answer));
  return {
    unfit: unfit.map(({ what, status, code }) => `${what}: ${status} ${code}`),
    written: differences(before, after),
  };
}
