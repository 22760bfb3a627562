import type { ExamplesOf } from '../endpoint.ts';
import type { settings } from './calls.ts';
import { codes } from '../codes.ts';
import { done } from '../example-shapes.ts';

export const settingsExamples = {
  obtain: {
    input: {},
    output: { code: '0', data: { notificationStatus: 1, sound: 1, vibration: 0, msgSendShortcut: 0 } },
  },
  setNotification: { input: { notifyStatus: 1, sound: 0 }, output: done },
  setShortcutKey: { input: { msgSendShortcut: 1 }, output: done },
  editPrivacy: {
    input: { hideMobile: 1, hideTags: 1 },
    output: { code: '0', result: { hide: 0, hideMobile: 1, friendSwitch: 1 } },
    refusal: {
      code: codes.mobileStaysHidden,
      msg: '隐藏个人信息开关打开，隐藏电话号码不可关闭',
    },
  },
  setIntroduction: { input: { introduction: '国际部记者，常驻东京。' }, output: done },
} as const satisfies ExamplesOf<typeof settings>;
