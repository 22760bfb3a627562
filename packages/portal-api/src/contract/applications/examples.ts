import type { ExamplesOf } from '../endpoint.ts';
import type { applications } from './calls.ts';
import { codes } from '../codes.ts';
import { cardOfZhangwei, done, messageId, morning, zhangwei } from '../example-shapes.ts';

const app = {
  id: 'oa',
  name: '协同办公',
  icon: 'briefcase',
  redirectUri: 'https://oa.demo.example/',
  mine: 1,
  place: 0,
} as const;

const open = { code: '0', errcode: 0, errmsg: 'ok' } as const;
const secret = 'x7Lq2VbN9sKe4TzW';
const grant = { ...open, access_token: 'A9fK3mQ8rT2wX6yB', expires_in: 7200 } as const;
const person = { ...open, result: cardOfZhangwei } as const;

const unknown = { code: codes.unknownApp, msg: '没有找到此应用。' } as const;
const refused = { code: codes.appRefused, msg: '应用标识或密钥不正确。' } as const;
const ended = { code: codes.appTokenEnded, msg: '令牌无效或已过期，请重新获取。' } as const;

export const applicationsExamples = {
  list: {
    input: { deviceType: 'web' },
    output: { code: '0', result: [{ name: '办公', appList: [app] }] },
  },
  own: { input: {}, output: { code: '0', result: [app] } },
  addOwn: { input: { appId: 'oa' }, output: done, refusal: unknown },
  removeOwn: { input: { appId: 'oa' }, output: done },
  sortOwn: { input: { ids: ['library', 'oa'] }, output: done },
  obtainCode: {
    input: { appid: 'oa', redirectUri: app.redirectUri },
    output: {
      code: '0',
      result: { code: 'C4sF6hL9pC', redirectUri: app.redirectUri, expires_in: 300 },
    },
    refusal: { code: codes.redirectRefused, msg: '跳转地址与应用登记的地址不一致。' },
  },
  getToken: { input: { appid: 'demo~oa', secret }, output: grant, refusal: refused },
  getUserInfo: {
    input: { access_token: grant.access_token, code: 'C4sF6hL9pC' },
    output: person,
    refusal: { code: codes.codeSpent, msg: '授权码无效、已过期或已被使用。' },
  },
  sendWorkMessage: {
    input: {
      sender: 'oa',
      token: grant.access_token,
      message: '{"msg":"您有一份待审批的用车申请。","clientMsgId":"car-2026-1123"}',
      recipient: [zhangwei],
    },
    output: {
      ...open,
      result: { list: [{ recipient: zhangwei, id: messageId, seq: 128, sendTime: morning }], failed: [] },
    },
    refusal: { code: codes.noRecipient, msg: '请指定接收人。' },
  },
  accessToken: { input: { accessId: 'demo~oa', accessKey: secret }, output: grant, refusal: refused },
  userInfo: { input: { token: 'Zk81qLw0aT' }, output: person, refusal: ended },
} as const satisfies ExamplesOf<typeof applications>;
