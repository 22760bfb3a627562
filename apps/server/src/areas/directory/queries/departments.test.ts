import { codes, type Department } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importStaff } from '../../../staff/import-staff.ts';
import { atWork, type PersonAtWork } from '../../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ann: PersonAtWork;
let shy: PersonAtWork;
let stranger: PersonAtWork;

beforeAll(async () => {
  server = await startTestServer();
  for (const tenant of ['demo', 'acme']) await server.addTenant(tenant);
  const crowd = Array.from({ length: 250 }, (_, n) => `p${String(n).padStart(3, '0')}`);
  await server.addPeople('demo', ['ann', 'head', 'shy', 'gone', ...crowd]);
  await server.addPeople('acme', ['walker']);
  await server.db.tenant('demo', async (tx) => {
    for (const [login, changes] of [
      ['shy', { hide: true }],
      ['gone', { left_at: new Date() }],
    ] as const) {
      await tx.updateTable('person').set(changes).where('login', '=', login).execute();
    }
    for (const [index, login] of crowd.toReversed().entries()) {
      const sort_key = String(index).padStart(3, '0');
      await tx.updateTable('person').set({ sort_key }).where('login', '=', login).execute();
    }
  });
  await server.addDepartments('demo', [
    { path: 'A', people: ['ann'] },
    { path: 'A/B' },
    { path: 'A/B/C' },
    { path: 'A/B/C/D', people: ['ann', 'shy', 'gone'], leaders: ['head'] },
    { path: 'A/B/C/D/E', people: crowd },
    { path: 'Z', people: [] },
  ]);
  ann = await atWork(server, 'demo~ann');
  shy = await atWork(server, 'demo~shy');
  stranger = await atWork(server, 'acme~walker');
});
afterAll(async () => {
  for (const { events } of [ann, shy, stranger]) events.close();
  await server.close();
});

const flat = (departments: readonly Department[]): Department[] =>
  departments.flatMap((department) => [department, ...flat(department.children)]);

const countZ = async () =>
  flat(await ann.api.directory.departmentTree()).find(({ id }) => id === 'Z')?.people;
const setPerson = (login: string, changes: { sort_key?: string; hide?: boolean }) =>
  server.db.tenant('demo', (tx) =>
    tx.updateTable('person').set(changes).where('login', '=', login).execute(),
  );

const leadersOf = async (userId: string) =>
  (await ann.api.directory.obtainUser({ userId })).departments.map(({ department, leaders: led }) => [
    department,
    led.map(({ id }) => id),
  ]);

describe('a card', () => {
  it('names who leads each department, except those who hide where they work', async () => {
    expect(await leadersOf('demo~ann')).toEqual([
      ['A', []],
      ['D', ['demo~head']],
    ]);
    await setPerson('head', { hide: true });
    expect(await leadersOf('demo~ann')).toEqual([
      ['A', []],
      ['D', []],
    ]);
    await setPerson('head', { hide: false });
  });

  it('names no leader who hides the department', async () => {
    expect(await leadersOf('demo~shy')).toEqual([]);
  });
});

describe('the tree of departments', () => {
  it('has any depth, counts everyone below once, and says where the caller is', async () => {
    const all = flat(await ann.api.directory.departmentTree());
    expect(all.map(({ id, people, own }) => [id, people, own])).toEqual([
      ['A', 252, true],
      ['A/B', 252, false],
      ['A/B/C', 252, false],
      ['A/B/C/D', 252, true],
      ['A/B/C/D/E', 250, false],
      ['Z', 0, false],
    ]);
    expect(await stranger.api.directory.departmentTree()).toEqual([]);
  });

  it('is not sent again to a browser that has it', async () => {
    const { accessToken } = await server.signIn('demo~ann');
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`${server.url}/co/mobile/dept/mydeptsTreeJson`, {
        headers: { authorization: `Bearer ${accessToken}`, ...headers },
      });
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await ask({ 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const { accessToken: other } = await server.signIn('demo~shy');
    const foreign = await ask({ 'if-none-match': etag, authorization: `Bearer ${other}` });
    expect(foreign.status).toBe(200);
  });

  it('is new as soon as people were imported', async () => {
    await importStaff(server.db, [{ login: 'late', name: 'late', departments: ['Z'], leader: false }], {
      tenantId: 'demo',
    });
    await vi.waitFor(async () => expect(await countZ()).toBe(1));
  });
});

describe('members of a department', () => {
  it('come in the order of names, page by page, without those who left or hide', async () => {
    const deptId = 'A/B/C/D/E';
    const pages = await Promise.all(
      [1, 2, 3].map((page) => ann.api.directory.departmentMembers({ deptId, page })),
    );
    expect(pages.map(({ members }) => members.length)).toEqual([200, 50, 0]);
    const names = pages.flatMap(({ members }) => members.map(({ name }) => name));
    expect(names).toEqual(names.toSorted().toReversed());
    const { leaders, members } = await ann.api.directory.departmentMembers({ deptId: 'A/B/C/D' });
    expect([leaders, members].map((people) => people.map(({ id }) => id))).toEqual([
      ['demo~head'],
      ['demo~ann'],
    ]);
    expect(members[0]).toMatchObject({ department: 'A', relation: 'stranger' });
  });

  it('follow a person who is renamed, hides, and is visible again', async () => {
    const deptId = 'A/B/C/D/E';
    const first = async () => (await ann.api.directory.departmentMembers({ deptId, size: 1 })).members[0]?.id;
    const before = await first();
    await setPerson('p100', { sort_key: '' });
    expect(await first()).toBe('demo~p100');
    await setPerson('p100', { hide: true });
    expect(await first()).toBe(before);
    await setPerson('p100', { hide: false });
    expect(await first()).toBe('demo~p100');
  });

  it('are those of the own organisation alone', async () => {
    const call = stranger.api.directory.departmentMembers({ deptId: 'A' });
    await expect(call).rejects.toMatchObject({ code: codes.unknownDepartment });
  });
});

describe('choosing departments', () => {
  it('gives everyone in them and below once, without the caller', async () => {
    const { total, ids, cap } = await ann.api.directory.departmentIds({ deptIds: ['A', 'A/B/C/D'] });
    expect([total, ids.length, cap]).toEqual([251, 251, 500]);
    expect(ids).not.toContain('demo~ann');
    expect(ids).not.toContain('demo~shy');
  });

  it('gives the number alone when there are more than a group may have', async () => {
    await server.db.tenant('demo', (tx) =>
      tx
        .updateTable('tenant')
        .set({ settings: JSON.stringify({ groupMembers: 100 }) })
        .execute(),
    );
    const chosen = await ann.api.directory.departmentIds({ deptIds: ['A'] });
    expect(chosen).toEqual({ total: 251, cap: 100, ids: [] });
  });
});
