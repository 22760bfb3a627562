import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atWork, type PersonAtWork } from '../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { addScimToken, removeScimToken } from './tokens.ts';
import { entraId } from './transcripts/entra-id.ts';
import { okta } from './transcripts/okta.ts';
import type { Step } from './transcripts/step.ts';

let server: TestServer;
let admin: PersonAtWork;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addTenant('acme');
  await server.addPeople('demo', ['ada', 'bob', 'cleo']);
  await server.addPeople('acme', ['eve']);
  await server.db.tenant('demo', (tx) =>
    sql`INSERT INTO person_role VALUES ('demo', 'demo~ada', 'admin')`.execute(tx),
  );
  ({ token } = await server.db.tenant('demo', (tx) => addScimToken(tx, 'demo', 'test')));
  admin = await atWork(server, 'demo~ada');
});
afterAll(async () => {
  admin.events.close();
  await server.close();
});

async function call(
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${server.url}/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
  return { status: response.status, headers: response.headers, answer };
}

/** Replays what a directory service sends, in its order. Returns each step as it went. */
async function replay(steps: readonly Step[]) {
  const went: { does: string; status: number; answer: unknown }[] = [];
  const remembered = new Map<string, string>();
  const filled = <Value>(value: Value): Value =>
    JSON.parse(
      JSON.stringify(value).replaceAll(/\{(\w+)\}/g, (place, name: string) => remembered.get(name) ?? place),
    );
  for (const { does, method, path, body, remember } of steps) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    const { answer, ...response } = await call(method, filled({ path }).path, { body: body && filled(body) });
    if (remember !== undefined) remembered.set(remember, String(answer['id']));
    went.push({ does, status: response.status, answer });
  }
  const expected = steps.map(({ does, status, expects = {} }) => ({ does, status, answer: expects }));
  return { went, expected: filled(expected) };
}

const userOf = (userName: string, more: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName,
  displayName: userName,
  ...more,
});

describe('a directory service', () => {
  it.each([
    ['Microsoft Entra ID', entraId],
    ['Okta', okta],
  ] as const)('%s provisions users and groups', async (_, steps) => {
    const { went, expected } = await replay(steps);
    expect(went).toMatchObject(expected);
  });
});

describe('SCIM', () => {
  it('refuses requests without a valid token, and says nothing', async () => {
    for (const authorization of ['', 'Bearer x', `Bearer demo.${'a'.repeat(43)}`, token]) {
      // oxlint-disable-next-line no-await-in-loop -- few
      const { status, answer } = await call('GET', '/Users/demo~ada', { headers: { authorization } });
      expect(status).toBe(401);
      expect(JSON.stringify(answer)).not.toContain('ada');
    }
    const other = await server.db.tenant('acme', (tx) => addScimToken(tx, 'acme', ''));
    const asAcme = { headers: { authorization: `Bearer ${other.token}` } };
    expect((await call('GET', '/Users', asAcme)).answer).toMatchObject({ totalResults: 1 });
    expect((await call('GET', '/Users/demo~ada', asAcme)).status).toBe(404);
    expect((await call('DELETE', '/Users/demo~bob', asAcme)).status).toBe(404);
    await server.db.tenant('acme', (tx) => removeScimToken(tx, 'acme', other.tokenId));
    expect((await call('GET', '/Users', asAcme)).status).toBe(401);
  });

  it('describes what it can do', async () => {
    expect((await call('GET', '/ServiceProviderConfig')).answer).toMatchObject({
      patch: { supported: true },
      bulk: { supported: true },
      filter: { supported: true },
      etag: { supported: true },
    });
    expect((await call('GET', '/ResourceTypes')).answer).toMatchObject({ totalResults: 2 });
    const schemas = await call('GET', '/Schemas');
    expect(JSON.stringify(schemas.answer)).toContain('urn:ietf:params:scim:schemas:core:2.0:Group');
  });

  it('filters and pages in the database', async () => {
    const found = async (filter: string) => {
      const { answer } = await call('GET', `/Users?filter=${encodeURIComponent(filter)}`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return (answer['Resources'] as { userName: string }[]).map(({ userName }) => userName);
    };
    expect(await found('userName sw "b" or userName eq "CLEO"')).toEqual(['bob', 'cleo']);
    expect(await found('userName co "o" and not (userName eq "cleo")')).toEqual(['bob']);
    expect(await found('externalId pr and active eq true and userName sw "zz"')).toEqual([]);
    expect((await call('GET', `/Users?filter=${encodeURIComponent('shoeSize eq 3')}`)).answer).toMatchObject({
      status: '400',
      scimType: 'invalidFilter',
    });
    const second = await call('GET', '/Users?startIndex=2&count=1');
    expect(second.answer).toMatchObject({ startIndex: 2, itemsPerPage: 1, Resources: [{ userName: 'bob' }] });
  });

  it('changes only what the service has seen', async () => {
    const made = await call('POST', '/Users', { body: userOf('etag.user') });
    const etag = made.headers.get('etag') ?? '';
    const path = `/Users/${String(made.answer['id'])}`;
    expect(made.headers.get('location')).toBe(`${server.url}/scim/v2${path}`);
    expect((await call('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const body = userOf('etag.user', { title: 'Editor' });
    expect((await call('PUT', path, { body, headers: { 'if-match': etag } })).status).toBe(200);
    expect((await call('PUT', path, { body, headers: { 'if-match': etag } })).status).toBe(412);
    expect((await call('DELETE', path, { headers: { 'if-match': etag } })).status).toBe(412);
  });

  it('applies many operations in one request, each for itself', async () => {
    const { status, answer } = await call('POST', '/Bulk', {
      body: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
        Operations: [
          { method: 'POST', path: '/Users', bulkId: 'one', data: userOf('bulk.one') },
          { method: 'POST', path: '/Users', bulkId: 'two', data: userOf('bulk.one') },
          {
            method: 'POST',
            path: '/Groups',
            bulkId: 'group',
            data: {
              schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
              displayName: 'Bulk desk',
              members: [{ value: 'bulkId:one' }],
            },
          },
        ],
      },
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ Operations: [{ status: '201' }, { status: '409' }, { status: '201' }] });
    const person = await admin.api.administration.person({ personId: 'demo~bulk.one' });
    expect(person).toMatchObject({ managed: true, departments: [{ name: 'Bulk desk' }] });
  });

  it('owns name, position, phones and email of those whom it provisions; the rest stays editable', async () => {
    await call('POST', '/Users', { body: userOf('owned', { title: 'Editor', externalId: 'x-1' }) });
    const { administration } = admin.api;
    const personId = 'demo~owned';
    expect(await administration.person({ personId })).toMatchObject({ managed: true, position: 'Editor' });
    await expect(administration.changePerson({ personId, position: 'Boss' })).rejects.toMatchObject({
      code: codes.managedByDirectory,
    });
    await administration.changePerson({ personId, position: 'Editor', workplace: 'Oslo' });
    const file = new Blob(['user_id,name,position\nowned,owned,Boss']);
    const shown = await administration.previewImport({ file });
    const input = { importId: shown.importId ?? '', version: shown.version ?? '' };
    await expect(administration.applyImport(input)).rejects.toMatchObject({ code: codes.managedByDirectory });
    await call('PATCH', `/Users/${personId}`, {
      body: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations: [{ op: 'replace', path: 'title', value: 'Author' }],
      },
    });
    expect(await administration.person({ personId })).toMatchObject({
      position: 'Author',
      workplace: 'Oslo',
    });
    const log = await server.db.tenant('demo', (tx) =>
      tx
        .selectFrom('audit')
        .select(['action', 'actor_id', 'before', 'after'])
        .where('user_id', '=', personId)
        .where('actor_id', '=', 'SCIM')
        .orderBy('at')
        .execute(),
    );
    expect(log).toMatchObject([
      { action: 'person-added', after: { name: 'owned', position: 'Editor' } },
      { action: 'person-changed', before: { position: 'Editor' }, after: { position: 'Author' } },
    ]);
  });

  it('marks a removed user as having left, and takes the same person back', async () => {
    await call('POST', '/Users', { body: userOf('returns') });
    expect((await call('DELETE', '/Users/demo~returns')).status).toBe(204);
    expect(await admin.api.administration.person({ personId: 'demo~returns' })).toMatchObject({
      state: 'left',
    });
    expect((await call('POST', '/Users', { body: userOf('returns') })).status).toBe(201);
    expect(await admin.api.administration.person({ personId: 'demo~returns' })).toMatchObject({
      state: 'active',
    });
  });

  it('never locks the last administrator out', async () => {
    const body = userOf('ada', { active: false });
    expect((await call('PUT', '/Users/demo~ada', { body })).status).toBe(403);
    expect((await call('DELETE', '/Users/demo~ada')).status).toBe(403);
    expect(await admin.api.administration.person({ personId: 'demo~ada' })).toMatchObject({
      state: 'active',
    });
  });

  it('answers what it does not understand with an error of SCIM', async () => {
    const missing = await call('POST', '/Users', { body: { schemas: userOf('x').schemas } });
    expect(missing).toMatchObject({ status: 400, answer: { scimType: 'invalidValue' } });
    expect((await call('POST', '/Users', { body: [] })).status).toBe(400);
    expect((await call('PATCH', '/Users/demo~bob', { body: {} })).status).toBe(400);
    const plain = await call('POST', '/Users', { body: {}, headers: { 'content-type': 'text/plain' } });
    expect(plain.status).toBe(415);
  });
});
