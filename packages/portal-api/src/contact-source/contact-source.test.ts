import { describeContactSource } from '@snap/portal-ui/contact-source-kit';
import type { ContactSource } from '@snap/portal-ui/contact-picker';
import type { PersonCardView } from '@snap/portal-ui/person-card';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { exampleHandlers } from '../mocks/index.ts';
import { createContactSource } from './contact-source.ts';
import { createPersonLoader } from './person-loader.ts';

const self = 'demo~lina';
const line = (userId: string, name: string, department: [id: string, name: string]) => ({
  userId,
  name,
  avatar: '7',
  starFriend: false,
  friendId: userId,
  deptInfos: [{ deptId: department[0], dept: department[1] }],
});
const politics = ['politics', '时政部'] satisfies [string, string];
const video = ['video', '视频部'] satisfies [string, string];
const people = [
  line(self, '李娜', video),
  line('demo~zhangwei', '张伟', politics),
  line('demo~tanaka', '田中', politics),
];
const inDepartment = (deptId: string) =>
  people.filter((person) => deptId === 'editorial' || person.deptInfos[0]?.deptId === deptId);

/** Departments in search results: the server counts the user, too. */
const searched = [
  { deptId: 'editorial', name: '采编中心', pinyin: 'caibianzhongxin', parents: [], count: 3 },
  { deptId: 'video', name: '视频部', pinyin: 'shipinbu', parents: ['采编中心'], count: 1 },
];

/** An organisation of three people in two departments below a third. */
const handlers = exampleHandlers({
  'directory.departmentTree': {
    code: '0',
    result: [
      {
        deptId: 'editorial',
        name: '采编中心',
        count: 3,
        childDepts: [
          { deptId: 'politics', name: '时政部', count: 2, childDepts: [] },
          { deptId: 'video', name: '视频部', count: 1, own: 1, childDepts: [] },
        ],
      },
    ],
  },
  'directory.departmentMembers': ({ deptId }) => ({ code: '0', leaders: [], members: inDepartment(deptId) }),
  'directory.departmentIds': ({ deptIds }) => {
    const ids = new Set(deptIds.flatMap((id) => inDepartment(id).map(({ userId }) => userId)));
    ids.delete(self);
    return { code: '0', result: { total: ids.size, cap: 500, ids: [...ids] } };
  },
  'directory.listUsers': ({ ids }) => ({
    code: '0',
    result: people.filter(({ userId }) => ids.includes(userId)),
  }),
  'directory.obtainUser': ({ userId }) => {
    const person = people.find((each) => each.userId === userId);
    if (!person) return Response.json({ code: '1101', msg: '该用户不存在。' });
    return {
      code: '0',
      result: {
        ...person,
        userName: 'zhangwei',
        hide: 0,
        hideMobile: 0,
        friendSwitch: 0,
        relation: 0,
        deptInfos: [{ dept: '时政部', leaders: [{ user: { userId: person.userId, name: person.name } }] }],
      },
    };
  },
  'directory.search': ({ q }) => {
    const match = { field: 'name' as const, ranges: [[0, 1] satisfies [number, number]] };
    const users = people
      .filter(({ userId }) => userId.includes(q))
      .map(({ userId, name }) => ({ id: userId, name, starFriend: false, friendId: userId, match }));
    const departments = searched.filter(({ name, pinyin }) => q !== '' && [name, pinyin].includes(q));
    return {
      code: '0',
      users,
      groups: [],
      departments: departments.map(({ name, deptId, parents, count }) => ({
        deptId,
        name,
        parents,
        count,
        match: { field: 'name', ranges: [[0, name.length]] },
      })),
      userNumber: users.length,
      groupNumber: 0,
      departmentNumber: departments.length,
    };
  },
});
const server = setupServer(...Object.values(handlers));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const client = createClient({
  baseUrl: 'http://portal.example',
  tenantId: () => 'demo',
  accessToken: () => 'token',
  language: () => 'zh',
  onSessionExpired: () => undefined,
});
const session = { client, userId: self, loadsMedia: true };
const make = (): ContactSource => createContactSource(session);

describeContactSource(make, {
  test,
  expect,
  selfId: self,
  search: { query: 'zhang', finds: 'demo~zhangwei' },
  searchDepartment: { query: 'shipinbu', finds: 'video' },
  knownIds: ['demo~zhangwei', 'demo~tanaka'],
});

describe('the contacts of the portal', () => {
  const { signal } = new AbortController();

  test('resolve a pasted id without its tenant, and no ids of other tenants', async () => {
    const source = make();
    expect(source.idOf?.('zhangwei')).toBe('demo~zhangwei');
    const found = await source.resolve?.(['demo~zhangwei', 'acme~walker'], signal);
    expect(found?.map(({ id }) => id)).toEqual(['demo~zhangwei']);
  });

  test('find a department with its path and its people without the user', async () => {
    const page = await make().search?.('采编中心', { signal, kinds: 'people', departments: true });
    expect(page).toEqual({
      items: [
        {
          type: 'department',
          id: 'editorial',
          name: '采编中心',
          count: 2,
          hasChildren: true,
          above: [],
          match: { field: 'name', ranges: [[0, 4]] },
        },
      ],
      next: undefined,
    });
  });

  test('fetch the tree of departments once', async () => {
    let requests = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('mydeptsTreeJson')) requests += 1;
    });
    const source = make();
    const tops = await source.departments?.(undefined, { signal });
    await source.departments?.(tops?.items[0]?.id, { signal });
    await source.path?.(tops?.items[0]?.id ?? '', signal);
    expect(requests).toBe(1);
  });
});

describe('a session without the media cookie', () => {
  test('gives no avatar URLs, which the browser could not load', async () => {
    const { signal } = new AbortController();
    const urlIn = async (loadsMedia: boolean) => {
      const source = createContactSource({ ...session, loadsMedia });
      return (await source.resolve(['demo~zhangwei'], signal))[0]?.avatarUrl;
    };
    expect(await urlIn(true)).toContain('/avatar/user/demo~zhangwei/large?temp=7');
    expect(await urlIn(false)).toBeUndefined();
  });
});

describe('the person loader', () => {
  test('resolves to a card, and to undefined for an unknown person', async () => {
    const load = createPersonLoader(session);
    const card: PersonCardView | undefined = await load('demo~zhangwei');
    expect(card).toMatchObject({ name: '张伟', departments: [{ name: '时政部', leaders: [] }] });
    expect(await load('demo~unknown')).toBeUndefined();
  });
});
