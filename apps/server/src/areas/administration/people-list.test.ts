import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importStaff } from '../../staff/import-staff.ts';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: PersonAtWork;

const staff = [
  { login: 'zhangsan', name: '张三', departments: ['News/Politics'], mobile: '13800000001' },
  { login: 'lisi', name: '李四', departments: ['News', 'Video'] },
  { login: 'wangwu', name: '王五', departments: ['Video'], email: 'wangwu@demo.example' },
  { login: 'zhaoliu', name: '赵六', departments: [] },
  { login: 'sunqi', name: '孙七', departments: ['News'] },
  { login: 'tanaka', name: '田中さくら', reading: 'たなか さくら', departments: ['Video'] },
];

beforeAll(async () => {
  server = await startTestServer();
  for (const tenantId of ['demo', 'acme']) await server.addTenant(tenantId);
  await server.addPeople('demo', ['ada']);
  await server.addPeople('acme', ['walker']);
  const rows = staff.map((row) => ({ ...row, leader: row.login === 'zhangsan' }));
  await importStaff(server.db, rows, { tenantId: 'demo' });
  await server.db.tenant('demo', async (tx) => {
    await sql`UPDATE person SET left_at = now() WHERE login = 'sunqi'`.execute(tx);
    await sql`UPDATE person SET disabled_at = now() WHERE login = 'lisi'`.execute(tx);
    await sql`UPDATE person SET hide = true, hide_mobile = true WHERE login = 'zhangsan'`.execute(tx);
    await sql`INSERT INTO person_role VALUES ('demo', 'demo~ada', 'admin')`.execute(tx);
  });
  admin = await atWork(server, 'demo~ada');
});
afterAll(async () => {
  admin.events.close();
  await server.close();
});

type Filter = Parameters<PersonAtWork['api']['administration']['people']>[0];
const logins = async (filter: Filter = {}) =>
  (await admin.api.administration.people(filter)).people.map(({ login }) => login);
const departmentId = async (name: string) =>
  (await admin.api.administration.departments()).departments.find((each) => each.name === name)?.id ?? '';

describe('people', () => {
  it('are listed by name, page after page without gap or repeat, with the total first', async () => {
    const all = await logins();
    expect(all.toSorted()).toEqual(['ada', 'lisi', 'tanaka', 'wangwu', 'zhangsan', 'zhaoliu']);
    const paged: string[] = [];
    let cursor: string | undefined;
    const totals: (number | undefined)[] = [];
    do {
      const page = await admin.api.administration.people({ size: 2, ...(cursor ? { cursor } : {}) });
      paged.push(...page.people.map(({ login }) => login));
      totals.push(page.total);
      cursor = page.nextCursor;
    } while (cursor);
    expect(paged).toEqual(all);
    expect(totals).toEqual([6, undefined, undefined]);
  });

  it('are filtered by department, also with those below, by none, and by state', async () => {
    const news = await departmentId('News');
    expect(await logins({ departmentId: news })).toEqual(['lisi']);
    expect(await logins({ departmentId: news, below: 1 })).toEqual(['lisi', 'zhangsan']);
    expect(await logins({ departmentId: news, below: 1, size: 1 })).toEqual(['lisi']);
    expect(await logins({ departmentId: news, state: 'left' })).toEqual(['sunqi']);
    expect((await logins({ withoutDepartment: 1 })).toSorted()).toEqual(['ada', 'zhaoliu']);
    expect(await logins({ state: 'disabled' })).toEqual(['lisi']);
    expect(await logins({ state: 'left' })).toEqual(['sunqi']);
    expect(await logins({ state: 'active', departmentId: news })).toEqual([]);
    const video = await departmentId('Video');
    const { total, people } = await admin.api.administration.people({ departmentId: video, size: 2 });
    expect([total, people.length]).toEqual([3, 2]);
  });

  it('are found by name in any script, login, phone and e-mail, also what they hide, and those who left', async () => {
    expect(await logins({ query: '张三' })).toEqual(['zhangsan']);
    expect(await logins({ query: 'zs' })).toEqual(['zhangsan']);
    expect(await logins({ query: '13800000001' })).toEqual(['zhangsan']);
    expect(await logins({ query: 'wangwu@demo' })).toEqual(['wangwu']);
    expect(await logins({ query: 'たなか' })).toEqual(['tanaka']);
    expect(await logins({ query: 'demo~lisi' })).toEqual(['lisi']);
    expect(await logins({ query: 'sunqi' })).toEqual(['sunqi']);
    expect(await logins({ query: 'sunqi', state: 'active' })).toEqual([]);
    expect(await logins({ query: 'sunqi', state: 'left' })).toEqual(['sunqi']);
    expect(await logins({ query: 'walker' })).toEqual([]);
    const first = await admin.api.administration.people({ query: 'zha', size: 1 });
    expect(first).toMatchObject({ total: 2, nextCursor: expect.any(String) });
    const next = await admin.api.administration.people({
      query: 'zha',
      size: 1,
      cursor: first.nextCursor ?? '',
    });
    const found = [...first.people, ...next.people].map(({ login }) => login);
    expect(found.toSorted()).toEqual(['zhangsan', 'zhaoliu']);
    expect(next).not.toHaveProperty('nextCursor');
  });

  it('are found by the name of their department, and say where the text was found', async () => {
    expect((await logins({ query: 'News', state: 'active' })).toSorted()).toEqual(['zhangsan']);
    expect(await logins({ query: 'Politics' })).toEqual(['zhangsan']);
    const [found] = (await admin.api.administration.people({ query: 'zs' })).people;
    expect(found?.match).toEqual({
      field: 'name',
      ranges: [[0, 2]],
    });
    const [ofDepartment] = (await admin.api.administration.people({ query: 'Politics' })).people;
    expect(ofDepartment).not.toHaveProperty('match');
  });

  it('refuse a cursor that is none, and a department of nobody', async () => {
    const { people } = admin.api.administration;
    for (const filter of [
      { cursor: 'nonsense' },
      { cursor: 'WyIxIl0', departmentId: undefined },
      { cursor: 'W10', query: 'zh' },
    ]) {
      await expect(people(filter as Filter)).rejects.toMatchObject({
        errors: [{ field: 'cursor', rule: 'pattern' }],
      });
    }
    await expect(people({ departmentId: 'nowhere' })).rejects.toMatchObject({
      code: codes.unknownDepartment,
    });
  });

  it('come with all of themselves', async () => {
    const tanaka = await admin.api.administration.person({ personId: 'demo~tanaka' });
    expect(tanaka).toMatchObject({
      reading: 'たなかさくら',
      state: 'active',
      hasPassword: false,
      roles: [],
      sessions: 0,
      editable: true,
      self: false,
      lastAdministrator: false,
    });
    const own = await admin.api.administration.person({ personId: 'demo~ada' });
    expect(own).toMatchObject({ self: true, lastAdministrator: true, roles: ['admin'], sessions: 1 });
    expect(own.lastSignIn).toBeGreaterThan(Date.now() - 600_000);
    const zhang = await admin.api.administration.person({ personId: 'demo~zhangsan' });
    expect(zhang).toMatchObject({
      mobile: '13800000001',
      departments: [{ name: 'Politics', path: ['News', 'Politics'], leader: true }],
    });
    await expect(admin.api.administration.person({ personId: 'demo~nobody' })).rejects.toMatchObject({
      code: codes.unknownPerson,
    });
  });
});
