import type { ExamplesOf } from '../endpoint.ts';
import type { groups } from './calls.ts';
import { codes } from '../codes.ts';
import { done, groupId, lina, morning, zhangwei } from '../example-shapes.ts';

const line = {
  groupId,
  groupName: '早间新闻',
  groupType: '3',
  label: '团队群',
  avatar: '2',
  memberCount: 12,
} as const;

const notOwner = { code: codes.notGroupOwner, msg: '只有群主可以进行此操作。' } as const;

export const groupsExamples = {
  createTemporary: {
    input: { ids: [zhangwei, 'demo~garcia'], clientGroupId: '5d0c1f7e' },
    output: {
      code: '0',
      result: {
        type: 'group',
        userId: 'g02ab',
        name: '李娜、张伟、José García',
        label: '普通群',
        memberCount: 3,
      },
    },
    refusal: { code: codes.refused, msg: '请选择!' },
  },
  create: {
    input: {
      name: '早间新闻',
      introduce: '每天六点半的早间版。',
      ids: [zhangwei],
      deptIds: ['video'],
      creatorId: lina,
      type: '3',
      clientGroupId: '6e1d2a8f',
    },
    output: {
      code: '0',
      result: { type: 'teamGroup', userId: groupId, name: '早间新闻', label: '团队群', memberCount: 12 },
    },
    refusal: { code: codes.refused, msg: '群名称必填，不超过16个字符' },
  },
  list: { input: { userId: lina, page: 1, size: 20 }, output: { code: '0', result: [line], total: 1 } },
  quit: { input: { groupId, successorId: zhangwei }, output: done },
  detail: {
    input: { groupId },
    output: {
      code: '0',
      result: {
        ...line,
        introduce: '每天六点半的早间版。',
        ownerId: zhangwei,
        ownerName: '张伟',
        role: 'member',
        memberLimit: 500,
        createTime: morning,
        notice: {
          id: 'n17',
          text: '明早六点编前会。',
          authorId: zhangwei,
          authorName: '张伟',
          time: morning,
          dismissed: 0,
        },
      },
    },
  },
  members: {
    input: { groupId, page: 1, size: 50 },
    output: {
      code: '0',
      result: [
        {
          userId: zhangwei,
          name: '张伟',
          position: '首席记者',
          dept: '时政部',
          avatar: '3',
          left: 0,
          role: 'owner',
          joinTime: morning,
        },
      ],
      total: 12,
    },
  },
  update: { input: { groupId, name: '早间新闻组' }, output: done, refusal: notOwner },
  addMembers: {
    input: { groupId, ids: ['demo~garcia'], deptIds: [] },
    output: { code: '0', result: { changed: 1, memberCount: 13 } },
    refusal: { code: codes.groupFull, msg: '群成员不能超过500人，现在将有501人。' },
  },
  removeMembers: {
    input: { groupId, ids: ['demo~garcia'] },
    output: { code: '0', result: { changed: 1, memberCount: 12 } },
    refusal: notOwner,
  },
  transfer: {
    input: { groupId, ownerId: lina },
    output: done,
    refusal: { code: codes.notInGroup, msg: '此人不在群内。' },
  },
  dissolve: { input: { groupId }, output: done, refusal: notOwner },
  close: { input: { groupId: 'g3e80', closed: 1 }, output: done, refusal: notOwner },
  dismissNotice: { input: { groupId, noticeId: 'n17' }, output: done },
  setNotice: { input: { groupId, notice: '明早六点编前会。' }, output: done, refusal: notOwner },
} as const satisfies ExamplesOf<typeof groups>;
