import type { HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import type { PrivacySettings } from '../contract/preferences.ts';
import { settings } from '../contract/settings.ts';
import { mock, MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

/** Message and privacy settings. */
export function settingsMocks(world: MockWorld): HttpHandler[] {
  const { identify, preferences } = world;
  const done = { code: codes.ok, msg: 'OK' };
  return [
    mock(settings.obtain, (_, { userId }) => ({ code: codes.ok, data: preferences.of(userId) }), identify),
    mock(
      settings.setNotification,
      ({ notifyStatus, sound, vibration }, { userId }) => {
        preferences.set(userId, { notificationStatus: notifyStatus, sound, vibration });
        return done;
      },
      identify,
    ),
    mock(
      settings.setShortcutKey,
      ({ msgSendShortcut }, { userId }) => {
        preferences.set(userId, { msgSendShortcut });
        return done;
      },
      identify,
    ),
    mock(
      settings.editPrivacy,
      (given, { userId }) => {
        const {
          hide: wasHidden = false,
          hideMobile = false,
          friendSwitch = false,
        } = world.person(userId) ?? {};
        const hide = given.hide ?? flag(wasHidden);
        if (hide === 1 && wasHidden && given.hideMobile === 0) throw new MockRefusal(codes.mobileStaysHidden);
        const privacy: PrivacySettings = {
          hide,
          hideMobile: hide === 1 ? 1 : (given.hideMobile ?? flag(hideMobile)),
          friendSwitch: given.friendSwitch ?? flag(friendSwitch),
        };
        world.changePerson(userId, {
          hide: privacy.hide === 1,
          hideMobile: privacy.hideMobile === 1,
          friendSwitch: privacy.friendSwitch === 1,
        });
        world.publish(userId, { type: 'settings', privacy });
        return { ...done, result: privacy };
      },
      identify,
    ),
  ];
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
