import type { ExamplesOf } from '../endpoint.ts';
import type { directory } from './calls.ts';
import { codes } from '../codes.ts';
import {
  cardOfZhangwei,
  done,
  groupId,
  lineOfLina,
  lineOfZhangwei,
  lina,
  zhangwei,
} from '../example-shapes.ts';

export const directoryExamples = {
  obtainUser: {
    input: { userId: zhangwei },
    output: { code: '0', result: cardOfZhangwei },
    refusal: { code: codes.unknownPerson, msg: '没有找到此人。' },
  },
  userAvatar: { input: { userId: zhangwei, temp: '3' } },
  search: {
    input: { q: 'zhangw', page: 1, size: 20 },
    output: {
      code: '0',
      users: [
        {
          id: zhangwei,
          name: '张伟',
          position: '首席记者',
          dept: '时政部',
          parentDept: '采编中心',
          avatar: '3',
          relation: 2,
          starFriend: true,
          friendId: zhangwei,
          match: { field: 'name', ranges: [[0, 2]] },
        },
      ],
      groups: [
        {
          groupId,
          groupName: '早间新闻',
          groupType: '3',
          label: '团队群',
          matchedMembers: ['张伟'],
          match: { field: 'member', text: '张伟', ranges: [[0, 2]] },
        },
      ],
      departments: [
        {
          deptId: 'zhangwuzu',
          name: '账务组',
          parents: ['行政中心', '财务部'],
          count: 6,
          match: { field: 'name', ranges: [[0, 2]] },
        },
      ],
      userNumber: 1,
      groupNumber: 1,
      departmentNumber: 1,
    },
  },
  departmentTree: {
    input: {},
    output: {
      code: '0',
      result: [
        {
          deptId: 'editorial',
          name: '采编中心',
          count: 48,
          childDepts: [{ deptId: 'politics', name: '时政部', count: 16, own: 1, childDepts: [] }],
        },
      ],
    },
  },
  departmentMembers: {
    input: { deptId: 'politics', page: 1, size: 200 },
    output: { code: '0', leaders: [{ user: lineOfZhangwei }], members: [lineOfLina] },
    refusal: { code: codes.unknownDepartment, msg: '没有找到此部门。' },
  },
  departmentIds: {
    input: { deptIds: ['politics', 'video'] },
    output: { code: '0', result: { total: 2, cap: 500, ids: [zhangwei, lina] } },
    refusal: { code: codes.unknownDepartment, msg: '没有找到此部门。' },
  },
  listUsers: {
    input: { ids: [zhangwei, lina] },
    output: { code: '0', result: [lineOfZhangwei, lineOfLina] },
  },
  groupAvatar: { input: { avatarId: groupId, temp: '2' } },
  setAvatar: {
    input: { file: /* @__PURE__ */ new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) },
    output: { code: '0', result: { avatar: '4' } },
    refusal: { code: codes.noPicture, msg: '无法识别这张图片，请换一张 JPEG、PNG、WebP 或 GIF 图片。' },
  },
  removeAvatar: { input: {}, output: done },
} as const satisfies ExamplesOf<typeof directory>;
