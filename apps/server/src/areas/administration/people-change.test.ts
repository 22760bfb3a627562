import { codes, contract } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { onDisk, uploadFile } from '../../testing/disk-client.ts';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPassword } from '../../testing/world.ts';

let server: TestServer;
let admin: PersonAtWork;
let colleague: PersonAtWork;
/** Has the permission to change people, and no other. */
let clerk: PersonAtWork;

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ada', 'bob', 'clerk', 'other']);
  await server.addDepartments('demo', [
    { path: 'News', people: ['bob'], leaders: ['other'] },
    { path: 'Video' },
  ]);
  await server.db.tenant('demo', async (tx) => {
    await sql`INSERT INTO person_role VALUES ('demo', 'demo~ada', 'admin'), ('demo', 'demo~clerk', 'CLERK')`.execute(
      tx,
    );
    await sql`INSERT INTO role_permission VALUES ('demo', 'CLERK', 'administration:people:edit')`.execute(tx);
  });
  admin = await atWork(server, 'demo~ada');
  colleague = await atWork(server, 'demo~bob');
  clerk = await atWork(server, 'demo~clerk');
});
afterAll(async () => {
  for (const { events } of [admin, colleague, clerk]) events.close();
  await server.close();
});

/** A new person for each test. */
let login: string;
let personId: string;
let people = 0;
beforeEach(async () => {
  people += 1;
  login = `person${people}`;
  [personId = ''] = await server.addPeople('demo', [{ login, name: `Person ${people}` }]);
});

const audits = (userId: string) =>
  server.db.tenant('demo', (tx) =>
    tx
      .selectFrom('audit')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('user_id', '=', userId)
      .where('actor_id', 'is not', null)
      .orderBy('audit_id')
      .execute(),
  );
const find = async () => (await colleague.api.directory.search({ q: login })).users.map(({ id }) => id);
const refusal = (code: string) => expect.objectContaining({ code });

describe('a new person', () => {
  it('signs in with the password that is shown once, must change it, and is found by colleagues', async () => {
    const { person, password } = await admin.api.administration.addPerson({
      login: 'lina',
      name: ' 李娜 ',
      gender: 'female',
      mobile: '１３８ 0000 0009',
      email: '',
      departmentIds: ['Video', 'News'],
      leaderOf: ['Video'],
    });
    expect(person).toMatchObject({
      id: 'demo~lina',
      name: '李娜',
      mobile: '13800000009',
      mustChangePassword: true,
      state: 'active',
      departments: [
        { id: 'Video', leader: true },
        { id: 'News', leader: false },
      ],
    });
    const lina = await server.signIn('demo~lina', password);
    const forced = await fetch(`${server.url}/co/mobile/dept/mydeptsTreeJson`, { headers: lina.headers });
    expect(await forced.json()).toMatchObject({ code: codes.passwordForced });
    await vi.waitFor(async () => {
      const { users } = await colleague.api.directory.search({ q: 'lina' });
      expect(users.map(({ id }) => id)).toEqual(['demo~lina']);
    });
    const recorded = await audits('demo~lina');
    expect(recorded).toContainEqual({
      action: 'person-added',
      actor_id: 'demo~ada',
      before: null,
      after: {
        name: '李娜',
        gender: 'female',
        mobile: '13800000009',
        departments: ['Video', 'News'],
        leads: ['Video'],
      },
    });
    expect(JSON.stringify(recorded)).not.toContain(password);
  });

  it('needs a login of its own, in any letter case, and fields in the right format', async () => {
    const add = (changes: object) =>
      admin.api.administration.addPerson({ login: 'new', name: 'New', ...changes });
    await expect(add({ login: login.toUpperCase() })).rejects.toEqual(refusal(codes.loginTaken));
    await expect(add({ departmentIds: ['nowhere'] })).rejects.toEqual(refusal(codes.unknownDepartment));
    const cases: [changes: object, error: object][] = [
      [{ login: 'no spaces' }, { field: 'login', rule: 'pattern' }],
      [{ login: 'x'.repeat(50) }, { field: 'login', rule: 'maxLength', limit: 49 }],
      [{ name: ' ' }, { field: 'name', rule: 'minLength', limit: 1 }],
      [{ mobile: '123' }, { field: 'mobile', rule: 'pattern' }],
      [{ email: 'nobody' }, { field: 'email', rule: 'pattern' }],
      [{ reading: 'abc' }, { field: 'reading', rule: 'pattern' }],
      [{ position: 'x'.repeat(101) }, { field: 'position', rule: 'maxLength', limit: 100 }],
      [
        { departmentIds: ['News'], leaderOf: ['Video'] },
        { field: 'leaderOf', rule: 'combination' },
      ],
    ];
    for (const [changes, error] of cases) {
      await expect(add(changes)).rejects.toMatchObject({ errors: [error] });
    }
    await expect(admin.api.administration.person({ personId: 'demo~new' })).rejects.toEqual(
      refusal(codes.unknownPerson),
    );
  });
});

describe('a change', () => {
  it('sets what is given, clears what is empty, and keeps the rest, with before and after', async () => {
    const { changePerson } = admin.api.administration;
    await changePerson({ personId, position: 'Editor', email: 'one@demo.example', departmentIds: ['News'] });
    const changed = await changePerson({ personId, email: '', position: 'Chief editor' });
    expect(changed).toMatchObject({ position: 'Chief editor', departments: [{ id: 'News' }] });
    expect(changed).not.toHaveProperty('email');
    expect((await audits(personId)).at(-1)).toEqual({
      action: 'person-changed',
      actor_id: 'demo~ada',
      before: { position: 'Editor', email: 'one@demo.example' },
      after: { position: 'Chief editor' },
    });
    const count = (await audits(personId)).length;
    await changePerson({ personId, position: 'Chief editor' });
    expect(await audits(personId)).toHaveLength(count);
  });

  it('keeps the lead of a department whose leader gets another one, and the reading of a name', async () => {
    const { changePerson } = admin.api.administration;
    await changePerson({
      personId,
      name: '田中さくら',
      reading: 'たなか さくら',
      departmentIds: ['News'],
      leaderOf: ['News'],
    });
    const changed = await changePerson({ personId, position: 'Editor', departmentIds: ['Video', 'News'] });
    expect(changed).toMatchObject({
      reading: expect.stringMatching(/^たなか ?さくら$/),
      departments: [
        { id: 'Video', leader: false },
        { id: 'News', leader: true },
      ],
    });
    await vi.waitFor(async () => {
      const { leaders } = await colleague.api.directory.departmentMembers({ deptId: 'News' });
      expect(leaders.map(({ id }) => id)).toContain(personId);
    });
  });

  it('keeps the reading when only the name changes, unless the old name was its own reading', async () => {
    const { changePerson } = admin.api.administration;
    await changePerson({ personId, name: 'Marta', reading: 'まるた' });
    expect(await changePerson({ personId, name: 'Marta Ruiz' })).toMatchObject({ reading: 'まるた' });
    await changePerson({ personId, name: 'さくら', reading: '' });
    expect(await changePerson({ personId, name: 'みどり' })).toMatchObject({ reading: 'みどり' });
  });

  it('of a version that someone else has changed since is refused', async () => {
    const { person, changePerson } = admin.api.administration;
    const { version } = await person({ personId });
    await changePerson({ personId, version, position: 'Editor' });
    await expect(changePerson({ personId, version, position: 'Author' })).rejects.toEqual(
      refusal(codes.personChanged),
    );
    expect((await person({ personId })).position).toBe('Editor');
  });
});

describe('an account', () => {
  it('that is disabled is signed out at once, cannot sign in, and can again when it is enabled', async () => {
    const target = await atWork(server, personId);
    const disabled = await admin.api.administration.setPersonState({ personId, state: 'disabled' });
    expect(disabled).toMatchObject({ state: 'disabled', sessions: 0 });
    // At once: no other process or cache stands between this server and the session.
    await vi.waitFor(
      async () => {
        const response = await target.fetch(`${server.url}/co/mobile/dept/mydeptsTreeJson`);
        expect(response.status).toBe(401);
      },
      { timeout: 10_000 },
    );
    target.events.close();
    await expect(server.signIn(personId)).rejects.toThrow(codes.accountDisabled);
    await admin.api.administration.setPersonState({ personId, state: 'active' });
    await expect(server.signIn(personId)).resolves.toMatchObject({ userId: personId });
    expect((await audits(personId)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['account-disabled', { disabled: false }, { disabled: true }],
      ['account-enabled', { disabled: true }, { disabled: false }],
    ]);
  });

  it('of someone who has left ends, leaves the address book, and comes back with them', async () => {
    await admin.api.administration.setPersonState({ personId, state: 'left' });
    await vi.waitFor(async () => expect(await find()).not.toContain(personId));
    await expect(server.signIn(personId)).rejects.toThrow('could not sign in');
    await admin.api.administration.setPersonState({ personId, state: 'active' });
    await vi.waitFor(async () => expect(await find()).toContain(personId));
    expect((await audits(personId)).map(({ action }) => action)).toEqual(['person-left', 'person-returned']);
  });

  it('gets a password that its owner must change, and loses its sessions', async () => {
    const before = await server.signIn(personId);
    const { password } = await admin.api.administration.resetPassword({ personId });
    await vi.waitFor(async () => {
      const old = await fetch(`${server.url}/co/mobile/dept/mydeptsTreeJson`, { headers: before.headers });
      expect(old.status).toBe(401);
    });
    await server.signIn(personId, password);
    const detail = await admin.api.administration.person({ personId });
    expect(detail).toMatchObject({ mustChangePassword: true, sessions: 1 });
    const recorded = await audits(personId);
    expect(recorded).toMatchObject([{ action: 'password-set', actor_id: 'demo~ada' }]);
    expect(JSON.stringify(recorded)).not.toContain(password);
  });

  it('loses its second factor, which is recorded', async () => {
    const owner = await atWork(server, personId);
    const { beginSecondFactor, confirmSecondFactor } = owner.api.account;
    const { secret } = await beginSecondFactor({ password: testPassword });
    await confirmSecondFactor({ code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
    owner.events.close();
    await expect(server.signIn(personId)).rejects.toThrow('could not sign in');
    const { person, resetSecondFactor } = admin.api.administration;
    expect(await person({ personId })).toMatchObject({ secondFactorSince: expect.any(Number) });
    expect(await resetSecondFactor({ personId })).not.toHaveProperty('secondFactorSince');
    await server.signIn(personId);
    expect(await audits(personId)).toMatchObject([{ action: 'second-factor-removed', actor_id: 'demo~ada' }]);
  });

  it('shows its sessions, of which one ends, or all', async () => {
    for (const _ of [1, 2, 3]) await server.signIn(personId);
    const { sessions, endSessions } = admin.api.administration;
    const [first] = await sessions({ personId });
    expect(await endSessions({ personId, sessionId: first?.id })).toEqual({ ended: 1 });
    expect(await endSessions({ personId, sessionId: first?.id })).toEqual({ ended: 0 });
    const own = await sessions({ personId: 'demo~ada' });
    expect(own).toMatchObject([{ current: true }]);
    expect(await endSessions({ personId, sessionId: own[0]?.id })).toEqual({ ended: 0 });
    expect(await endSessions({ personId })).toEqual({ ended: 2 });
    expect(await sessions({ personId })).toEqual([]);
    expect(await endSessions({ personId: 'demo~ada' })).toEqual({ ended: 0 });
  });
});

describe('nobody', () => {
  it('locks the organisation or themselves out', async () => {
    const { setPersonState, resetPassword, resetSecondFactor } = admin.api.administration;
    await expect(setPersonState({ personId: 'demo~ada', state: 'disabled' })).rejects.toEqual(
      refusal(codes.ownAccount),
    );
    await expect(setPersonState({ personId: 'demo~ada', state: 'left' })).rejects.toEqual(
      refusal(codes.ownAccount),
    );
    await expect(resetPassword({ personId: 'demo~ada' })).rejects.toEqual(refusal(codes.ownAccount));
    await expect(resetSecondFactor({ personId: 'demo~ada' })).rejects.toEqual(refusal(codes.ownAccount));
    // Someone with all permissions, but without the role.
    await server.db.tenant('demo', async (tx) => {
      await sql`INSERT INTO role_permission VALUES ('demo', 'ALL', '*:*:*')`.execute(tx);
      await sql`INSERT INTO person_role VALUES ('demo', ${personId}, 'ALL')`.execute(tx);
    });
    const almighty = await atWork(server, personId);
    await expect(
      almighty.api.administration.setPersonState({ personId: 'demo~ada', state: 'disabled' }),
    ).rejects.toEqual(refusal(codes.lastAdministrator));
    almighty.events.close();
  });

  it('acts on an account with rights that they do not have', async () => {
    const { administration } = clerk.api;
    expect(await administration.person({ personId: 'demo~ada' })).toMatchObject({ editable: false });
    const attempts = [
      administration.changePerson({ personId: 'demo~ada', mobile: '13800000007' }),
      administration.setPersonState({ personId: 'demo~ada', state: 'disabled' }),
      administration.resetPassword({ personId: 'demo~ada' }),
      administration.resetSecondFactor({ personId: 'demo~ada' }),
      administration.endSessions({ personId: 'demo~ada' }),
      administration.handOver({ personId: 'demo~ada', toId: 'demo~clerk', groups: 1, files: 1 }),
    ];
    for (const attempt of await Promise.allSettled(attempts)) {
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: codes.moreRights } });
    }
    await expect(administration.changePerson({ personId, position: 'Editor' })).resolves.toMatchObject({
      position: 'Editor',
      editable: true,
    });
  });
});

describe('groups and files', () => {
  it('are handed over to another person, with everything below and beside them', async () => {
    const groupId = await server.addGroup({ name: 'Own', ownerId: personId, memberIds: ['demo~bob'] });
    const owner = await server.signIn(personId);
    const folder = await onDisk(server, owner, contract.disk.mkdir, { filename: 'Plans' });
    for (const bytes of ['first', 'second version']) {
      await uploadFile(server, owner, { name: 'a.txt', bytes, parentId: folder.id, conflict: 'replace' });
    }
    const used = async (userId: string) => {
      const { rows } = await server.db.tenant('demo', (tx) =>
        sql<{ used: number; items: number }>`
          SELECT used::int, items::int FROM disk_space WHERE owner_id = ${userId}`.execute(tx),
      );
      return rows[0];
    };
    expect(await used(personId)).toEqual({ used: 19, items: 2 });
    const { handOver } = admin.api.administration;
    const toId = 'demo~other';
    await expect(handOver({ personId, toId: personId, groups: 1 })).rejects.toEqual(
      refusal(codes.sameReceiver),
    );
    expect(await handOver({ personId, toId, groups: 1, files: 1 })).toEqual({ groups: 1, files: 2 });
    const other = await atWork(server, toId);
    const detail = await other.api.groups.detail({ groupId });
    expect(detail).toMatchObject({ owner: { id: toId } });
    const { list } = await other.api.disk.list({ parentId: 'root' });
    expect(list.map(({ name }) => name)).toEqual([`Files of Person ${people}`]);
    const inside = await other.api.disk.list({ parentId: list[0]?.id ?? '' });
    expect(inside.list.map(({ name }) => name)).toEqual(['Plans']);
    expect(await used(personId)).toEqual({ used: 0, items: 0 });
    expect(await used(toId)).toEqual({ used: 19, items: 3 });
    expect((await audits(personId)).at(-1)).toMatchObject({
      action: 'handed-over',
      after: { owner: toId, groups: [groupId], files: 2 },
    });
    other.events.close();
  });
});
