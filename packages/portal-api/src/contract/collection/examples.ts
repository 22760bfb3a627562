import type { ExamplesOf } from '../endpoint.ts';
import type { collection } from './calls.ts';
import { codes } from '../codes.ts';
import { done, messageId, morning, zhangwei } from '../example-shapes.ts';

const kept = {
  collectId: 'k40e',
  kind: 'message',
  title: '张伟',
  text: '今晚的头条定了吗？',
  tags: ['选题'],
  createTime: morning,
  updateTime: morning,
  source: {
    type: 'message',
    messageId,
    targetType: 'user',
    targetId: zhangwei,
    sender: zhangwei,
    senderName: '张伟',
    sendTime: morning,
  },
  sourceRemoved: 0,
} as const;

const note = {
  ...kept,
  collectId: 'k41f',
  kind: 'note',
  title: '采访提纲',
  text: '采访提纲\n一、为什么是现在？',
  source: { type: 'note' },
} as const;

const unknown = { code: codes.unknownFavourite, msg: '没有找到此收藏。' } as const;

export const collectionExamples = {
  add: {
    input: { kind: 'message', sourceId: messageId, tags: ['选题'] },
    output: { code: '0', result: kept },
    refusal: { code: codes.nothingToKeep, msg: '没有找到要收藏的内容。' },
  },
  remove: { input: { collectId: 'k40e' }, output: done },
  tag: {
    input: { collectId: 'k40e', tags: ['选题', '头条'] },
    output: { code: '0', result: { ...kept, tags: ['选题', '头条'] } },
    refusal: unknown,
  },
  edit: {
    input: { collectId: 'k41f', text: note.text },
    output: { code: '0', result: note },
    refusal: { code: codes.notANote, msg: '只能修改笔记。' },
  },
  list: {
    input: { q: '头条', page: 1, size: 20 },
    output: { code: '0', total: 1, list: [kept] },
  },
  tags: { input: {}, output: { code: '0', result: [{ tag: '选题', count: 2 }] } },
  renameTag: { input: { tag: '选题', newTag: '选题库' }, output: done },
  removeTag: { input: { tag: '选题' }, output: done },
} as const satisfies ExamplesOf<typeof collection>;
