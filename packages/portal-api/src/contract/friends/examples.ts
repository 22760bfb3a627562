import type { ExamplesOf } from '../endpoint.ts';
import type { friends } from './calls.ts';
import { codes } from '../codes.ts';
import { done, lina, lineOfLina, lineOfZhangwei, morning, zhangwei } from '../example-shapes.ts';

const request = {
  userId: lina,
  direction: 'in',
  state: 'waiting',
  msg: '我是视频部的李娜。',
  time: morning,
  unread: 1,
  user: { ...lineOfLina, relation: 3 },
} as const;

const noRequest = { code: codes.noRequest, msg: '没有待处理的好友请求。' } as const;
const notFriends = { code: codes.notFriends, msg: '你们还不是好友。' } as const;

export const friendsExamples = {
  list: {
    input: { userId: lina, page: 1, size: 20 },
    output: { code: '0', result: [lineOfZhangwei], total: 1 },
  },
  unread: { input: {}, output: { code: '0', result: [request] } },
  requests: { input: { page: 1, size: 20 }, output: { code: '0', result: [request], total: 1 } },
  ask: {
    input: { friendId: zhangwei, msg: '我是视频部的李娜。' },
    output: { code: '0', msg: '好友请求已发送', result: { relation: 1 } },
    refusal: { code: codes.befriendYourself, msg: '不能添加自己为好友。' },
  },
  accept: {
    input: { friendId: lina },
    output: { code: '0', result: { relation: 2 } },
    refusal: noRequest,
  },
  removeRequest: {
    input: { friendId: lina, refuse: 1 },
    output: { code: '0', result: { relation: 0 } },
    refusal: noRequest,
  },
  remove: { input: { friendId: zhangwei }, output: done, refusal: notFriends },
  setStar: { input: { friendId: zhangwei, starFriend: 1 }, output: done, refusal: notFriends },
  setReadState: { input: { friendId: lina }, output: done },
} as const satisfies ExamplesOf<typeof friends>;
