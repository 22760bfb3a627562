import { contract, type ResultOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { importStaff } from '../../../staff/import-staff.ts';
import type { StaffRow } from '../../../staff/staff-row.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addGroup, testPassword } from '../../../testing/world.ts';
import { hashPassword } from '../../account/secrets/passwords.ts';

let server: TestServer;
let zhang: SignedIn;
let hidden: SignedIn;
let walker: SignedIn;

const staff: StaffRow[] = [
  row('zhang3', '张三', { position: '记者', mobile: '13800138000', departments: ['总编室/时政部'] }),
  row('tanaka', '田中 さくら', { reading: 'たなか さくら', telephone: '010-65881234' }),
  row('jgarcia', 'José García', { email: 'pepe.g@example.org' }),
  row('shy', '隐身', {
    gender: 'female',
    position: '秘密顾问',
    mobile: '13911112222',
    telephone: '010-65889999',
    email: 'secret@example.org',
    introduction: '不公开的介绍',
    departments: ['秘密部/秘密组'],
  }),
  row('nomobile', '无号', { mobile: '13933334444', position: '编辑' }),
  row('gone', '离开者', { mobile: '13955556666' }),
  row('lx.l', '罗西'),
  row('lxl', '柯白'),
  row('lixulan2', '李旭兰'),
  row('lxlong', '陆翔'),
  row('lu.xu', 'Lxla Rossi'),
  ...Array.from({ length: 55 }, (_, index) => row(`many${index}`, `众多${index}`)),
];

function row(login: string, name: string, more: Partial<StaffRow> = {}): StaffRow {
  return { login, name, departments: [], leader: false, ...more };
}

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  await server.addTenant('demo');
  await server.addTenant('acme');
  await importStaff(db, staff, { tenantId: 'demo' });
  await importStaff(db, [row('walker', 'Zhang Walker')], { tenantId: 'acme' });
  const password_hash = await hashPassword(testPassword);
  await db.system(async (tx) => {
    await tx.updateTable('person').set({ password_hash }).execute();
    await sql`UPDATE person SET hide = login = 'shy', hide_mobile = login IN ('shy', 'nomobile'),
      left_at = CASE login WHEN 'gone' THEN now() END`.execute(tx);
  });
  const memberIds = ['demo~tanaka', 'demo~jgarcia', 'demo~gone'];
  const group = { tenantId: 'demo', ownerId: 'demo~zhang3', memberIds };
  await addGroup(db, { ...group, name: '要闻组' });
  await addGroup(db, { ...group, type: '1', name: '张三的讨论', memberIds: ['demo~shy'] });
  await addGroup(db, {
    ...group,
    type: '1',
    name: '与我无关',
    ownerId: 'demo~shy',
    memberIds: ['demo~jgarcia'],
  });
  [zhang, hidden, walker] = await Promise.all([
    server.signIn('demo~zhang3'),
    server.signIn('demo~shy'),
    server.signIn('acme~walker'),
  ]);
});
afterAll(() => server.close());

async function get(who: SignedIn, path: string, query: Record<string, string>) {
  const response = await fetch(`${server.url}${path}?${new URLSearchParams(query).toString()}`, {
    headers: who.headers,
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function search(who: SignedIn, q: string, more: Record<string, string> = {}) {
  const { body } = await get(who, '/snap-app-im/im/search/web/all.ajax', { q, type: 'user', ...more });
  const reply: ResultOf<typeof contract.directory.search> = contract.directory.search.output.parse(body);
  return reply;
}

async function card(who: SignedIn, userId: string) {
  return get(who, contract.directory.obtainUser.path, { userId });
}

function setHidden(login: string, hide: boolean) {
  return server.db.tenant('demo', (tx) =>
    tx.updateTable('person').set({ hide }).where('login', '=', login).execute(),
  );
}

describe('finds', () => {
  test.each([
    ['张三', '张三', ['张三']],
    ['三', '张三', ['三']],
    ['zhangsan', '张三', ['张三']],
    ['zhang san', '张三', ['张三']],
    ['zs', '张三', ['张三']],
    ['zhangs', '张三', ['张三']],
    ['ＺＨＡＮＧ', '张三', ['张']],
    ['zhang3', '张三', ['zhang3']],
    ['demo~zhang3', '张三', ['zhang3']],
    ['记者', '张三', ['记者']],
    ['138-0013-8000', '张三', ['13800138000']],
    ['たなか', '田中 さくら', ['田中']],
    ['タナカ', '田中 さくら', ['田中']],
    ['tanaka', '田中 さくら', ['田中']],
    ['tana', '田中 さくら', ['田中']],
    ['jose', 'José García', ['José']],
    ['garcía', 'José García', ['García']],
    ['pepe.g', 'José García', ['pepe.g']],
  ])('%s → %s, marked', async (q, name, parts) => {
    const { users, userNumber } = await search(zhang, q);
    expect(users.map((user) => user.name)).toEqual([name]);
    expect(userNumber).toBe(1);
    const [{ match, ...user } = { name: '', match: undefined }] = users;
    const shown =
      match?.text ?? (match?.field === 'position' && 'position' in user ? user.position : user.name) ?? '';
    expect(match?.ranges.map(([start, end]) => shown.slice(start, end))).toEqual(parts);
  });

  it('a whole id and all initials before longer prefixes (F11)', async () => {
    const { users } = await search(zhang, 'lxl');
    expect(users.map(({ id }) => id)).toEqual(['demo~lxl', 'demo~lixulan2', 'demo~lu.xu', 'demo~lxlong']);
  });

  test.each(['', ' ', '・', 'nobody'])('no one by %o', async (q) => {
    expect(await search(zhang, q)).toMatchObject({ users: [], groups: [], userNumber: 0, groupNumber: 0 });
  });

  it('returns the same results for every spelling of {type} that clients written elsewhere send (A4)', async () => {
    const query = { q: '张', type: 'user' };
    const [all, ...others] = await Promise.all(
      ['all', 'user', 'group'].map(async (type) =>
        get(zhang, `/snap-app-im/im/search/web/${type}.ajax`, query),
      ),
    );
    for (const { body } of others) expect(body).toEqual(all?.body);
    expect(contract.directory.search.output.parse(all?.body).userNumber).toBe(1);
  });

  it('no one who has left, and their card says so', async () => {
    expect((await search(zhang, '离开者')).userNumber).toBe(0);
    expect((await card(zhang, 'demo~gone')).body).toMatchObject({ result: { name: '离开者', left: 1 } });
  });

  it('no one of another organisation', async () => {
    expect((await search(walker, 'zhang')).users.map(({ id }) => id)).toEqual(['acme~walker']);
  });
});

describe('what people hide', () => {
  test.each(['秘密顾问', '秘密部', '13911112222', '9999', 'secret', 'secret@example.org', '13933334444'])(
    'is not found by others: %s',
    async (q) => {
      expect((await search(zhang, q)).userNumber).toBe(0);
    },
  );

  it('is found by themselves', async () => {
    expect((await search(hidden, '13911112222')).users).toMatchObject([
      { id: 'demo~shy', position: '秘密顾问' },
    ]);
  });

  it('is in no response to others', async () => {
    const responses = [
      await get(zhang, '/snap-app-im/im/search/web/all.ajax', { q: '隐身' }),
      await get(zhang, '/snap-app-im/im/search/web/all.ajax', { q: '无号' }),
      await card(zhang, 'demo~shy'),
      await card(zhang, 'demo~nomobile'),
    ];
    // Ids of groups are made by chance, and may hold any digits.
    const out = JSON.stringify(responses).replaceAll(/g[0-9a-f]{32}/g, 'g');
    expect(out).toContain('隐身');
    for (const secret of ['秘密', '139', '9999', 'secret@', '不公开', 'female'])
      expect(out).not.toContain(secret);
    expect(responses[3]?.body).toMatchObject({ result: { hideMobile: 1 } });
  });

  it('is all there for themselves', async () => {
    expect((await card(hidden, 'demo~shy')).body).toMatchObject({
      result: {
        gender: 'female',
        mobilephone: '13911112222',
        deptInfos: [{ dept: '秘密组', parentDept: '秘密部', pos: '秘密顾问' }],
      },
    });
  });

  it('goes out of sight at once, before the index has caught up', async () => {
    await setHidden('jgarcia', true);
    const { users } = await search(zhang, 'pepe.g');
    await setHidden('jgarcia', false);
    expect(users).toEqual([]);
  });
});

it('pages through everyone without a repeat or a gap, with the same total on each page', async () => {
  const seen: string[] = [];
  for (let page = 1; page <= 4; page += 1) {
    const reply = await search(zhang, '众多', { page: String(page), size: '20' });
    expect(reply.userNumber).toBe(55);
    seen.push(...reply.users.map(({ id }) => id));
  }
  expect(new Set(seen).size).toBe(55);
  expect(seen).toHaveLength(55);
});

describe('groups', () => {
  it('are found by name, also by its pinyin, best first', async () => {
    expect((await search(zhang, '要闻')).groups).toMatchObject([{ name: '要闻组', type: 'teamGroup' }]);
    expect((await search(zhang, 'yaowen')).groups).toMatchObject([{ name: '要闻组' }]);
    const { groups, groupNumber } = await search(zhang, '张三');
    expect(groups.map(({ name }) => name)).toEqual(['张三的讨论', '要闻组']);
    expect(groupNumber).toBe(2);
  });

  it('are found by members, who are named', async () => {
    const { groups } = await search(zhang, 'tanaka');
    expect(groups).toMatchObject([
      { name: '要闻组', matchedMembers: ['田中 さくら'], match: { field: 'member' } },
    ]);
  });

  it('are not found by people who are not in them', async () => {
    expect((await search(zhang, '与我无关')).groupNumber).toBe(0);
    expect((await search(hidden, '与我无关')).groupNumber).toBe(1);
  });

  it('are found as soon as one has joined', async () => {
    await server.addGroup({
      type: '1',
      name: '新建讨论',
      ownerId: 'demo~zhang3',
      memberIds: ['demo~shy'],
    });
    await expect.poll(async () => (await search(zhang, '新建讨论')).groupNumber).toBe(1);
  });
});

describe('departments', () => {
  it.each(['时政部', '时政', 'shizhengbu', 'shizheng', 'szb'])('are found by %s', async (q) => {
    const { departments, departmentNumber } = await search(zhang, q);
    expect(departments).toMatchObject([{ name: '时政部', parents: ['总编室'], people: 1 }]);
    expect(departmentNumber).toBe(1);
  });

  it('come with what to mark, best first', async () => {
    const { departments } = await search(zhang, '部');
    expect(departments.map(({ name, match }) => [name, match?.ranges])).toEqual([
      ['时政部', [[2, 3]]],
      ['秘密部', [[2, 3]]],
    ]);
  });

  it('do not count people who hide where they work', async () => {
    expect((await search(zhang, '秘密组')).departments).toMatchObject([{ name: '秘密组', people: 0 }]);
  });

  it('of another organisation are not found', async () => {
    expect(await search(walker, '时政部')).toMatchObject({ departments: [], departmentNumber: 0 });
  });
});

describe('a card', () => {
  it('of an unknown person is refused with a code', async () => {
    expect(await card(zhang, 'demo~nobody')).toMatchObject({ status: 200, body: { code: '1101' } });
    expect(await card(zhang, 'nobody')).toMatchObject({ status: 200, body: { code: '1101' } });
  });

  it('of another organisation is forbidden', async () => {
    expect(await card(zhang, 'acme~walker')).toMatchObject({ status: 403, body: { code: '403' } });
  });
});

it('finds people imported by another process; the old index serves until the new one is built', async () => {
  expect((await search(zhang, '新来的')).userNumber).toBe(0);
  await importStaff(server.db, [row('newcomer', '新来的')], { tenantId: 'demo' });
  await expect.poll(async () => (await search(zhang, '新来的')).userNumber).toBe(1);
});
