import type { ExamplesOf } from '../endpoint.ts';
import type { newsroom } from './calls.ts';
import { codes } from '../codes.ts';
import { done, lina, morning } from '../example-shapes.ts';

export const newsroomExamples = {
  hotspots: {
    input: { page: 1, size: 20 },
    output: {
      code: '0',
      result: [
        {
          id: 'h31',
          title: '台风“红霞”明晨登陆',
          source: '气象台',
          heat: 98_210,
          trend: 'up',
          time: morning,
          url: 'https://news.demo.example/h31',
        },
      ],
      total: 1,
    },
  },
  todoStories: {
    input: { page: 1, size: 20 },
    output: {
      code: '0',
      result: [
        {
          id: 's204',
          title: '港口扩建工程开工',
          status: 'review',
          desk: '时政部',
          author: '张伟',
          updateTime: morning,
          deadline: morning + 7_200_000,
        },
      ],
      total: 1,
    },
  },
  ranking: {
    input: { days: 30, size: 10 },
    output: { code: '0', result: [{ rank: 1, name: '时政部', count: 128 }] },
  },
  proposeTopic: {
    input: { title: '老城区的早市', content: '跟拍一天。', type: 'feature', clientId: 'a7c2' },
    output: { code: '0', result: { id: 's205' } },
    refusal: { code: codes.unknownCode, msg: '所选的选题类型不存在，请重新选择。' },
  },
  closeTopic: {
    input: { id: 's205', closed: 1 },
    output: done,
    refusal: { code: codes.unknownTopic, msg: '没有找到此选题。' },
  },
  codeList: {
    input: { codeType: 'repthesType' },
    output: {
      code: '0',
      result: { codeType: 'repthesType', entries: [{ code: 'feature', value: '专题' }] },
    },
    refusal: { code: codes.unknownCodeType, msg: '没有找到此代码表。' },
  },
  permissions: {
    input: { roleId: 'ROLE_DEFAULT' },
    output: { code: '0', result: ['portal:messages', 'portal:disk'] },
  },
  menus: {
    input: { userId: lina, topicId: 'portal' },
    output: {
      code: '0',
      result: [
        { id: 'workspace', name: '工作台', path: '/workspace', icon: 'home' },
        { id: 'disk', parentId: 'workspace', name: '网盘', path: '/disk', icon: 'folder' },
      ],
    },
  },
  weaverUser: { input: {}, output: { code: '0', result: { userId: '10086', loginId: 'lina' } } },
  saveWeaverLog: { input: { action: 'open', detail: '用车申请' }, output: done },
  createScreen: {
    input: { param: '{"topic":"h31","columns":3}' },
    output: { code: '0', result: { id: 'b0c4' } },
  },
} as const satisfies ExamplesOf<typeof newsroom>;
