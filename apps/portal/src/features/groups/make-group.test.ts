import type { StartedConversation } from '@snap/portal-api/contract';
import type { NewGroup } from '@snap/portal-ui/group-creator';
import { beforeEach, expect, test, vi } from 'vitest';
import { groupsApi } from '../../page-apis.ts';
import { groupIds, makeGroup } from './make-group.ts';

const chat: StartedConversation = { target: { type: 'group', id: 'g1' }, name: '', memberCount: 2 };
const api = {
  create: vi.spyOn(groupsApi, 'create').mockResolvedValue(chat),
  createTemporary: vi.spyOn(groupsApi, 'createTemporary').mockResolvedValue(chat),
};

const person = (id: string) => ({ type: 'person', id, name: id }) as const;
const department = {
  type: 'department',
  id: 'd1',
  name: '国际新闻部',
  count: 3,
  hasChildren: false,
} as const;
const lina = person('demo~lina');

function group(fields: Partial<NewGroup> = {}, choice: Partial<NewGroup['choice']> = {}): NewGroup {
  const chosen = { people: [lina], groups: [], departments: [], excludedIds: [], count: 1, ...choice };
  return { kind: 'group', topic: undefined, name: '', introduction: '', choice: chosen, ...fields };
}

beforeEach(() => vi.clearAllMocks());

test('a temporary chat names its people and whole departments', async () => {
  await makeGroup(group({}, { departments: [department], personIds: ['demo~lina', 'a', 'b'] }), 'me', 'c1');
  expect(api.createTemporary.mock.calls).toEqual([
    [{ personIds: ['demo~lina'], departmentIds: ['d1'], clientGroupId: 'c1' }],
  ]);
});

test('a department with an excluded member is sent as the ids of all others', async () => {
  const choice = { departments: [department], excludedIds: ['b'], personIds: ['demo~lina', 'a'] };
  await makeGroup(group({}, choice), 'me', 'c1');
  expect(api.createTemporary).toHaveBeenCalledWith({
    personIds: ['demo~lina', 'a'],
    departmentIds: [],
    clientGroupId: 'c1',
  });
});

test('a team carries its name and introduction', async () => {
  await makeGroup(group({ kind: 'teamGroup', name: '夜班', introduction: '夜班协作' }), 'me', 'c1');
  expect(api.create).toHaveBeenCalledWith({
    personIds: ['demo~lina'],
    departmentIds: [],
    clientGroupId: 'c1',
    name: '夜班',
    introduction: '夜班协作',
    creatorId: 'me',
    type: 'teamGroup',
  });
});

test('a topic group carries its topic', async () => {
  const topic = { id: 'w1', title: '头版', kind: 'story' } as const;
  await makeGroup(group({ kind: 'topicGroup', topic, name: '头版', introduction: '协调' }), 'me', 'c1');
  expect(api.create).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'topicGroup', topic: { id: 'w1', title: '头版' }, name: '头版' }),
  );
});

test('a large temporary chat does not travel in an address', async () => {
  const people = Array.from({ length: 301 }, (_, at) => person(`demo~p${at}`));
  await makeGroup(group({}, { people }), 'me', 'c1');
  expect(api.createTemporary).not.toHaveBeenCalled();
  expect(api.create).toHaveBeenCalledWith(expect.objectContaining({ creatorId: 'me', type: 'group' }));
});

test('the same group keeps its id at a second try, another one gets its own', () => {
  const idOf = groupIds();
  expect(idOf(group())).toBe(idOf(group()));
  expect(idOf(group({}, { people: [person('demo~garcia')] }))).not.toBe(idOf(group()));
});
