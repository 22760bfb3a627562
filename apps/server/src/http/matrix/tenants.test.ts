import type { Endpoint, Naming } from '@snap/portal-api/contract';
import { fieldsOf, type Values } from '@snap/portal-api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Grant } from '../../areas/account/sessions/sessions.ts';
import { type AttemptResult, type Attempt, isForbidden, isRefused } from '../../testing/matrix/attempt.ts';
import {
  nothing,
  outcomeOf,
  guardedCalls,
  namedFields,
  otherCalls,
  ownInput,
} from '../../testing/matrix/cases.ts';
import { type MatrixWorld, startMatrixWorld } from '../../testing/matrix/world.ts';

let world: MatrixWorld;
let walker: Grant;
beforeAll(async () => {
  world = await startMatrixWorld();
  walker = await world.signIn(world.acme.one);
});
afterAll(() => world.close());

/** All ways to name another organisation in a request. */
function claims(method: string): Omit<Attempt, 'endpoint'>[] {
  const inHeaderAndQuery = [
    { what: 'in the header', headers: { tenantid: 'demo' } },
    { what: 'in the query', query: 'tenantId=demo' },
    { what: 'in the query, twice', query: 'tenantId=demo&tenantId=acme' },
    { what: 'in the query, after the own', query: 'tenantId=acme&tenantId=demo' },
  ];
  if (method === 'GET') return inHeaderAndQuery;
  return [
    ...inHeaderAndQuery,
    {
      what: 'in a form',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'tenantId=demo',
    },
    { what: 'in JSON', headers: { 'content-type': 'application/json' }, body: '{"tenantId":"demo"}' },
    {
      what: 'in JSON, as no text',
      headers: { 'content-type': 'application/json' },
      body: '{"tenantId":["demo"]}',
    },
  ];
}

describe('another organisation', () => {
  it.each(guardedCalls)('cannot be named in %s', async (_, endpoint) => {
    const values = ownInput(endpoint, world.acme.one);
    const attempts = claims(endpoint.method).map((claim) => ({ ...claim, endpoint, values, as: walker }));
    expect(await outcomeOf(world, attempts, isForbidden)).toEqual(nothing);
  });

  it('cannot be named in requests to the event stream and uploads', async () => {
    const attempts = otherCalls(world.server.app.routes).flatMap(({ endpoint, method }) =>
      claims('GET').map((claim) => ({ ...claim, endpoint, method, as: walker })),
    );
    expect(await outcomeOf(world, attempts, isForbidden)).toEqual(nothing);
  });
});

/** Fields whose values start with the tenant. */
const people = new Set<Naming>(['self', 'person', 'people', 'target']);

describe("another organisation's people", () => {
  const calls = guardedCalls.filter(([, endpoint]) =>
    namedFields(endpoint).some(([, naming]) => people.has(naming)),
  );
  it.each(calls)('cannot be named in %s', async (_, endpoint) => {
    expect(await outcomeOf(world, withForeignPeople(endpoint), isForbidden)).toEqual(nothing);
  });
});

function withForeignPeople(endpoint: Endpoint): Attempt[] {
  const own = ownInput(endpoint, world.acme.one);
  const attempt = (what: string, changes: Values): Attempt => ({
    what,
    endpoint,
    values: ownInput(endpoint, world.acme.one, changes),
    as: walker,
  });
  return namedFields(endpoint).flatMap(([field, naming]) => {
    if (!people.has(naming)) return [];
    const listed = fieldsOf(endpoint).find(
      (candidate) => candidate.name === field && candidate.takes(['a', 'b']),
    );
    const kind = naming === 'target' && 'type' in own ? { type: 'user' } : {};
    return ['demo~zhang', 'demo~nobody', 'orbe~solis'].flatMap((stranger) => [
      attempt(`${stranger} as ${field}`, { ...kind, [field]: listed ? [stranger] : stranger }),
      ...(listed
        ? [attempt(`${stranger} among ${field}`, { ...kind, [field]: ['acme~mate', stranger] })]
        : []),
    ]);
  });
}

/** Calls that succeed without effect for missing resources. */
const forgiving = new Set([
  'disk.clear',
  'disk.unshare',
  'collection.remove',
  'applications.removeOwn',
  'applications.sortOwn',
]);

/** Resources with an owner. */
const owned: readonly Naming[] = [
  'group',
  'message',
  'department',
  'file',
  'files',
  'shares',
  'favourite',
  'app',
  'channel',
];

describe("another organisation's resources", () => {
  const calls = guardedCalls.filter(([, endpoint]) =>
    namedFields(endpoint).some(([, naming]) => owned.includes(naming) || naming === 'target'),
  );
  it.each(calls)('do not exist for %s', async (name, endpoint) => {
    const own = ownInput(endpoint, world.acme.one);
    const attempts = namedFields(endpoint).flatMap(([field, naming]): Attempt[] => {
      const target = naming === 'target';
      const id = world.demo.one.idOf(target ? 'group' : naming);
      if (id === undefined || !(target || owned.includes(naming))) return [];
      const kind = target && 'type' in own ? { type: 'group' } : {};
      return [id, `demo~${id}`, `acme~${id}`].map((value) => ({
        what: `${value} as ${field}`,
        endpoint,
        values: ownInput(endpoint, world.acme.one, {
          ...kind,
          [field]: Array.isArray(own[field]) ? [value] : value,
        }),
        as: walker,
      }));
    });
    const isExpected = forgiving.has(name) ? ({ status }: AttemptResult) => status < 500 : isRefused;
    expect(await outcomeOf(world, attempts, isExpected)).toEqual(nothing);
  });
});
