import type { MessageSettings, Privacy } from '../contract/settings/calls.ts';
import { settings as calls } from '../contract/settings/calls.ts';
import { worded } from './worded.ts';

export const settings = {
  obtain: calls.obtain,
  setIntroduction: calls.setIntroduction,
  /** Updates only the given settings. */
  setNotification: worded(
    calls.setNotification,
    ({
      notifications,
      ...rest
    }: Partial<Pick<MessageSettings, 'notifications' | 'sound' | 'vibration'>>) => ({
      ...rest,
      ...(notifications === undefined ? {} : { notifyStatus: notifications }),
    }),
  ),
  setShortcutKey: worded(calls.setShortcutKey, ({ sendKey }: Pick<MessageSettings, 'sendKey'>) => ({
    msgSendShortcut: sendKey === 'ctrl-enter',
  })),
  /** Updates only the given settings; returns all of them. */
  editPrivacy: worded(calls.editPrivacy, ({ hidden, mobileHidden, verifiesFriends }: Partial<Privacy>) => ({
    ...(hidden === undefined ? {} : { hide: hidden }),
    ...(mobileHidden === undefined ? {} : { hideMobile: mobileHidden }),
    ...(verifiesFriends === undefined ? {} : { friendSwitch: verifiesFriends }),
  })),
};
