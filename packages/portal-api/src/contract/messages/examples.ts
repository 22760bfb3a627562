import type { ExamplesOf } from '../endpoint.ts';
import type { messages } from './calls.ts';
import { codes } from '../codes.ts';
import {
  done,
  groupId,
  groupMessage,
  lina,
  messageId,
  morning,
  sentMessage,
  zhangwei,
} from '../example-shapes.ts';

const chat = { targetId: zhangwei, type: 'user' } as const;

const unknown = { code: codes.unknownMessage, msg: '没有找到此消息。' } as const;
const empty = { code: codes.messageEmpty, msg: '消息内容不能为空。' } as const;

export const messagesExamples = {
  sendToUser: {
    input: {
      sender: zhangwei,
      recipient: lina,
      message: '{"msg":"今晚的头条定了吗？","clientMsgId":"0f9a4c1e-6d2b-4b7e-9d55-3f1c8a2e7b60"}',
    },
    output: { code: '0', result: sentMessage },
    refusal: { code: codes.personLeft, msg: '此人已离开本单位，无法再接收消息。' },
  },
  sendToGroup: {
    input: {
      sender: zhangwei,
      groupId,
      message:
        '{"msg":"港口的照片 @李娜","file":{"id":"f20c4"},"mentions":["demo~lina"],"clientMsgId":"1a0b5d2f"}',
    },
    output: { code: '0', result: groupMessage },
    refusal: empty,
  },
  history: {
    input: { ...chat, size: 20 },
    output: {
      code: '0',
      list: [sentMessage],
      hasMoreBefore: true,
      hasMoreAfter: false,
      readId: messageId,
      peerReadId: messageId,
    },
  },
  setReadState: {
    input: { ...chat, lastId: messageId },
    output: { code: '0', result: { readSeq: 128 } },
    refusal: unknown,
  },
  unread: {
    input: {},
    output: {
      code: '0',
      total: 3,
      list: [{ targetId: groupId, type: 'teamGroup', unread: 3, mention: 1 }],
    },
  },
  recent: {
    input: {},
    output: {
      code: '0',
      mobileVOList: [
        {
          type: 'user',
          userId: zhangwei,
          name: '张伟',
          avatar: '3',
          lastMsg: '今晚的头条定了吗？',
          lastMsgSeq: 128,
          lastMsgRev: 0,
          lastMsgTime: morning,
          lastKind: 'text',
          lastRecalled: 0,
          lastSender: zhangwei,
          lastSenderName: '张伟',
          lastTime: morning,
          lastSeq: 128,
          readSeq: 127,
          unread: 1,
          mentionSeqs: [],
          uncountedSeqs: [],
          top: 1,
          mute: 0,
        },
      ],
    },
  },
  recall: {
    input: { messageId },
    output: {
      code: '0',
      result: { ...sentMessage, rev: 1, msg: '', recalled: true, recalledBy: zhangwei },
      draft: { msg: '今晚的头条定了吗？' },
    },
    refusal: { code: codes.recallTooLate, msg: '消息发送已超过 2 分钟，不能撤回。' },
  },
  edit: {
    input: { messageId, msg: '明早的头条定了吗？', baseTime: 0 },
    output: {
      code: '0',
      result: { ...sentMessage, rev: 1, msg: '明早的头条定了吗？', editTime: morning + 60_000 },
    },
    refusal: { code: codes.messageRecalled, msg: '此消息已撤回。' },
  },
  remove: { input: { messageId }, output: done },
  react: {
    input: { messageId, emoji: '👍', on: 1 },
    output: {
      code: '0',
      result: { ...sentMessage, rev: 1, reactions: [{ emoji: '👍', userIds: [lina] }] },
    },
    refusal: { code: codes.messageRecalled, msg: '此消息已撤回。' },
  },
  pin: {
    input: { messageId, on: 1 },
    output: done,
    refusal: { code: codes.messageRecalled, msg: '此消息已撤回。' },
  },
  pinned: {
    input: chat,
    output: { code: '0', list: [{ message: sentMessage, pinnedBy: lina, pinTime: morning }] },
  },
  readers: {
    input: { messageId: groupMessage.id },
    output: {
      code: '0',
      result: {
        read: [{ userId: lina, name: '李娜' }],
        unread: [{ userId: 'demo~garcia', name: 'José García' }],
      },
    },
  },
  search: {
    input: { q: '头条', page: 1, size: 20 },
    output: { code: '0', list: [{ message: sentMessage, name: '张伟' }], hasMore: false },
  },
  setTop: { input: { ...chat, top: 1 }, output: done },
  setMute: { input: { ...chat, mute: 1 }, output: done },
  setUnread: { input: { ...chat, unread: 1 }, output: done },
  hide: { input: chat, output: done },
  typing: { input: chat, output: done },
} as const satisfies ExamplesOf<typeof messages>;
