import * as z from 'zod/mini';
import { flag } from './fields.ts';

// Apart from settings.ts: live events carry this, and not the calls.

/** Message settings as they travel (specification, section 3). */
export const messageSettings = z.object({
  notificationStatus: flag,
  sound: flag,
  vibration: flag,
  /** 0: Enter sends and Ctrl+Enter breaks the line; 1: the reverse. */
  msgSendShortcut: flag,
});
export type MessageSettingsWire = z.infer<typeof messageSettings>;

/** Message settings as the portal sees them. */
export interface MessageSettings {
  notifications: boolean;
  sound: boolean;
  vibration: boolean;
  /** The key that sends; the other one of the two breaks the line (B13). */
  sendKey: 'enter' | 'ctrl-enter';
}

/** One's own message settings, of an answer or an event. */
export function asMessageSettings(wire: MessageSettingsWire): MessageSettings {
  return {
    notifications: wire.notificationStatus === 1,
    sound: wire.sound === 1,
    vibration: wire.vibration === 1,
    sendKey: wire.msgSendShortcut === 1 ? 'ctrl-enter' : 'enter',
  };
}

/** What a person keeps to themselves, and whether they want to be asked (specification, section 3). */
export const privacySettings = z.object({ hide: flag, hideMobile: flag, friendSwitch: flag });
export type PrivacySettings = z.infer<typeof privacySettings>;

/** The same as the portal sees it. */
export interface Privacy {
  hidden: boolean;
  mobileHidden: boolean;
  /** A friend request needs their consent. */
  verifiesFriends: boolean;
}

/** One's own privacy, of an answer or an event. */
export const asPrivacy = ({ hide, hideMobile, friendSwitch }: PrivacySettings): Privacy => ({
  hidden: hide === 1,
  mobileHidden: hideMobile === 1,
  verifiesFriends: friendSwitch === 1,
});
