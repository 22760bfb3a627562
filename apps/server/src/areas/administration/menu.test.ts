import { codes, type MenuEntryInput } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addApplication } from '../applications/index.ts';

let server: TestServer;
let admin: PersonAtWork;
let bob: PersonAtWork;
let editor: PersonAtWork;

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ada', 'bob', 'editor']);
  await server.db.tenant('demo', async (tx) => {
    await sql`INSERT INTO person_role VALUES ('demo', 'demo~ada', 'admin'), ('demo', 'demo~editor', 'EDITOR')`.execute(
      tx,
    );
    await sql`INSERT INTO role_permission VALUES ('demo', 'EDITOR', 'story:publish')`.execute(tx);
    await addApplication(tx, {
      tenantId: 'demo',
      appId: 'rota',
      name: 'Rota',
      icon: 'calendar',
      redirectUri: 'https://rota.example/',
      group: 'Tools',
    });
  });
  admin = await atWork(server, 'demo~ada');
  bob = await atWork(server, 'demo~bob');
  editor = await atWork(server, 'demo~editor');
});
afterAll(async () => {
  for (const { events } of [admin, bob, editor]) events.close();
  await server.close();
});

const refusal = (code: string) => expect.objectContaining({ code });
const entry = (id: string, more: Partial<MenuEntryInput> = {}): MenuEntryInput => ({
  id,
  names: { zh: id },
  icon: 'home',
  path: '/',
  roles: [],
  ...more,
});
const set = (entries: MenuEntryInput[], version?: string) =>
  admin.api.administration.setMenu({ entries, ...(version !== undefined && { version }) });
const seenBy = async ({ api, userId }: PersonAtWork) =>
  (await api.newsroom.menus({ userId, topicId: 'portal' })).result;

it('begins with the pages of the portal, and gets them back without entries', async () => {
  const menu = await admin.api.administration.menu();
  expect(menu).toMatchObject({ arranged: false, fromUpstream: false });
  expect(menu.entries.map(({ id }) => id)).toEqual([
    'workspace',
    'application',
    'news',
    'addressBook',
    'networkDisk',
    'collection',
  ]);
  expect(await set([entry('one')])).toMatchObject({ arranged: true, entries: [{ id: 'one' }] });
  expect((await seenBy(bob)).map(({ id }) => id)).toEqual(['one']);
  expect(await set([])).toEqual(menu);
  expect((await seenBy(bob)).length).toBe(6);
});

it('is shown in its order, by role, without what is hidden, and in the reader’s language', async () => {
  await set([
    entry('b', { names: { zh: '乙', en: 'Second letter' } }),
    entry('a'),
    entry('tools', { path: '' }),
    entry('rota', { parentId: 'tools', path: '', appId: 'rota', roles: ['EDITOR', 'admin'] }),
    entry('gone', { path: '', appId: 'gone' }),
    entry('hidden', { hidden: true }),
    entry('below', { parentId: 'hidden' }),
  ]);
  // Of the group nothing is for him.
  expect((await seenBy(bob)).map(({ id }) => id)).toEqual(['b', 'a']);
  expect((await seenBy(editor)).slice(2)).toMatchObject([
    { id: 'tools', path: '' },
    { id: 'rota', parentId: 'tools', path: 'https://rota.example/' },
  ]);
  const { headers } = await server.signIn('demo~bob');
  const path = `/newsbdzh/api/usermng/menus/role/demo~bob/portal?lang=`;
  for (const [language, name] of [
    ['en', 'Second letter'],
    ['es', '乙'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- each by itself
    const response = await fetch(`${server.url}${path}${language}`, { headers });
    // oxlint-disable-next-line no-await-in-loop -- each by itself
    expect(await response.json()).toMatchObject({ result: [{ name }, {}] });
  }
});

it('the view of a person is what they see and may do', async () => {
  const view = await admin.api.administration.viewOfPerson({ personId: 'demo~editor' });
  expect(view.menu).toEqual(await seenBy(editor));
  expect(view.roles.map(({ id }) => id)).toEqual(['ROLE_DEFAULT', 'EDITOR']);
  expect(view.permissions).toContain('story:publish');
  expect(view.from.permissions).toContainEqual({ permission: 'story:publish', roleIds: ['EDITOR'] });
  expect(view.from.menu).toContainEqual({ id: 'a', roleIds: ['ROLE_DEFAULT'] });
  expect(view.from.menu).toContainEqual({ id: 'rota', roleIds: ['EDITOR'] });
  expect(view.pages.filter(({ open }) => open).map(({ path }) => path)).toEqual(['/']);
  await expect(admin.api.administration.viewOfPerson({ personId: 'demo~nobody' })).rejects.toEqual(
    refusal(codes.unknownPerson),
  );
});

it('refuses unknown roles, wrong entries, and a version that someone else has changed', async () => {
  const { version } = await admin.api.administration.menu();
  await expect(set([entry('a', { roles: ['NONE'] })])).rejects.toEqual(refusal(codes.unknownRole));
  const wrong: MenuEntryInput[][] = [
    [entry('a'), entry('a')],
    [entry('a', { parentId: 'b' }), entry('b')],
    [entry('a', { parentId: 'a' })],
    [entry('a', { path: 'javascript:alert(1)' })],
    [entry('a', { names: {} })],
    [entry('a', { names: { zh: '长'.repeat(21) } })],
    [entry('a', { appId: 'rota' })],
    [entry('a', { icon: 'https://icons.example/x.png' })],
  ];
  for (const entries of wrong) {
    // oxlint-disable-next-line no-await-in-loop -- each by itself
    await expect(set(entries)).rejects.toMatchObject({ code: '400' });
  }
  expect((await admin.api.administration.menu()).version).toBe(version);
  await set([entry('a')], version);
  await expect(set([entry('b')], version)).rejects.toEqual(refusal(codes.menuChanged));
  const last = await server.db.tenant('demo', (tx) =>
    tx
      .selectFrom('audit')
      .select(['actor_id', 'before', 'after'])
      .where('action', '=', 'menu-changed')
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  expect(last).toMatchObject({ actor_id: 'demo~ada', after: { entries: [{ id: 'a' }] } });
});

it('an entry for a role that is removed is hidden, not everyone’s', async () => {
  const { id: roleId } = await admin.api.administration.addRole({ name: 'Night desk' });
  await set([
    entry('all'),
    entry('night', { roles: [roleId] }),
    entry('both', { roles: [roleId, 'EDITOR'] }),
  ]);
  await expect(admin.api.administration.removeRole({ roleId })).rejects.toEqual(refusal(codes.roleInUse));
  await admin.api.administration.removeRole({ roleId, confirmed: true });
  expect((await seenBy(bob)).map(({ id }) => id)).toEqual(['all']);
  expect((await seenBy(editor)).map(({ id }) => id)).toEqual(['all', 'both']);
  const { entries } = await admin.api.administration.menu();
  expect(entries.map(({ id, hidden }) => [id, hidden])).toEqual([
    ['all', false],
    ['night', true],
    ['both', false],
  ]);
});
