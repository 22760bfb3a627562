import {
  createMemoryContactSource,
  type MemoryDepartment,
  type MemoryGroup,
  type MemoryPerson,
  type MemorySourceOptions,
} from '../blocks/ContactPicker/memory-source.ts';
import type { ContactSource } from '../blocks/ContactPicker/contact-source.ts';
import { manyPeople, me, people } from './fixtures.ts';

const departments: MemoryDepartment[] = [
  { id: 'editorial', name: '总编室' },
  { id: 'politics', name: '时政部', parentId: 'editorial' },
  { id: 'headlines', name: '要闻组', parentId: 'politics' },
  { id: 'media', name: '融媒体中心' },
  { id: 'video', name: '视频部', parentId: 'media' },
  { id: 'world', name: '国际部' },
  { id: 'asia', name: '亚洲组', parentId: 'world' },
  { id: 'americas', name: '美洲组', parentId: 'world' },
  { id: 'middle-east', name: '西亚组', parentId: 'world' },
  { id: 'visual', name: '视觉中心' },
  { id: 'pictures', name: '图片部', parentId: 'visual' },
  { id: 'archive', name: '资料室' },
];

/** Somebody of the same name elsewhere. */
const otherZhangwei = {
  id: 'demo~zhangwei2',
  name: '张伟',
  position: '摄影',
  department: '视觉中心 / 图片部',
};

const staff: MemoryPerson[] = [
  { ...people.zhangwei, departmentIds: ['headlines'], keys: 'zhangwei zw 10001' },
  { ...otherZhangwei, departmentIds: ['pictures'], keys: 'zhangwei zw 10002' },
  { ...people.lina, departmentIds: ['video'], keys: 'lina ln 10003' },
  { ...people.tanaka, departmentIds: ['asia'], keys: 'たなか みさき tanaka misaki' },
  { ...people.garcia, departmentIds: ['americas'] },
  { ...people.smith, departmentIds: ['pictures'] },
  { ...people.long, departmentIds: ['editorial'] },
  { ...people.noor, departmentIds: ['middle-east'] },
  { ...me, departmentIds: ['politics'], keys: 'wangfang wf' },
  ...manyPeople(24).map((person, index) => ({
    ...person,
    keys: `p${index}`,
    departmentIds: [['politics', 'video', 'asia', 'pictures'][index % 4] ?? 'politics'],
  })),
];

const groups: MemoryGroup[] = [
  { id: 'g-news', name: '要闻值班群', kind: 'group', memberCount: 12 },
  { id: 'g-sports', name: '体育报道', kind: 'group', memberCount: 31 },
  { id: 'g-forum', name: '两会报道团队', kind: 'teamGroup', memberCount: 48 },
];

const lists: MemorySourceOptions = {
  selfId: me.id,
  recentIds: [people.zhangwei.id, 'g-news', people.lina.id, me.id, otherZhangwei.id, people.garcia.id],
  friendIds: [people.lina.id, people.tanaka.id, people.smith.id, people.noor.id, people.long.id],
};

/** The organisation of the stories; parts of the source may be replaced by ones that wait, fail or are empty. */
export function storySource(
  overrides: Partial<ContactSource> = {},
  options: MemorySourceOptions = {},
): ContactSource {
  return { ...createMemoryContactSource(staff, departments, groups, { ...lists, ...options }), ...overrides };
}
