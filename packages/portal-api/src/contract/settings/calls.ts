import * as z from 'zod/mini';
import { truth, breaks, emptyAnswer, envelope, flagInput } from '../fields.ts';
import { endpoint } from '../endpoint.ts';

/** Message settings as they travel (specification, section 3). */
export const messageSettings = z.object({
  notificationStatus: truth,
  sound: truth,
  vibration: truth,
  /** 0: Enter sends and Ctrl+Enter breaks the line; 1: the reverse. */
  msgSendShortcut: truth,
});
export type MessageSettingsWire = z.input<typeof messageSettings>;

/** Message settings as the portal sees them. */
export interface MessageSettings {
  notifications: boolean;
  sound: boolean;
  vibration: boolean;
  /** The key that sends; the other one of the two breaks the line (B13). */
  sendKey: 'enter' | 'ctrl-enter';
}

/** One's own message settings, of an answer or an event. */
export const ownMessageSettings = z.pipe(
  messageSettings,
  z.transform((wire): MessageSettings => ({
    notifications: wire.notificationStatus,
    sound: wire.sound,
    vibration: wire.vibration,
    sendKey: wire.msgSendShortcut ? 'ctrl-enter' : 'enter',
  })),
);

/** What a person keeps to themselves, and whether they want to be asked (specification, section 3). */
export const privacySettings = z.object({ hide: truth, hideMobile: truth, friendSwitch: truth });
export type PrivacyWire = z.input<typeof privacySettings>;

/** The same as the portal sees it. */
export interface Privacy {
  hidden: boolean;
  mobileHidden: boolean;
  /** A friend request needs their consent. */
  verifiesFriends: boolean;
}

/** One's own privacy, of an answer or an event. */
export const ownPrivacy = z.pipe(
  privacySettings,
  z.transform(({ hide, hideMobile, friendSwitch }): Privacy => ({
    hidden: hide,
    mobileHidden: hideMobile,
    verifiesFriends: friendSwitch,
  })),
);

export const settings = {
  /** Message settings of the caller: the server's copy is the truth (A12). */
  obtain: endpoint({
    method: 'POST',
    path: '/snap-app-im/usermsg/obtain',
    access: 'session',
    body: 'form',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, data: ownMessageSettings }),
      z.transform(({ data }) => data),
    ),
    summary: 'Message settings',
    source: 'specification 7, Settings; decision A12',
  }),

  /** Sets what is given of notifications, sound and vibration, and leaves the rest. */
  setNotification: endpoint({
    method: 'POST',
    path: '/snap-app-im/usermsg/setnotification',
    access: 'session',
    body: 'form',
    input: z
      .object({
        notifyStatus: z.optional(flagInput),
        sound: z.optional(flagInput),
        vibration: z.optional(flagInput),
        deviceType: z._default(z.literal('web'), 'web'),
      })
      .check(
        z.refine(
          ({ notifyStatus, sound, vibration }) =>
            [notifyStatus, sound, vibration].some((is) => is !== undefined),
          breaks('required', { field: 'notifyStatus' }),
        ),
      ),
    output: emptyAnswer,
    summary: 'Switch notifications, sound and vibration',
    source: 'specification 7, Settings; decision B14',
  }),

  /** Sets which key sends (B13). */
  setShortcutKey: endpoint({
    method: 'POST',
    path: '/snap-app-im/usermsg/setShortcutKey',
    access: 'session',
    body: 'form',
    input: z.object({ msgSendShortcut: flagInput }),
    output: emptyAnswer,
    summary: 'Choose the key that sends',
    source: 'specification 7, Settings; decision B13',
  }),

  /**
   * Sets what is given of the caller's privacy, and answers what holds from now on. Hiding everything hides the mobile
   * number too; as long as it lasts, showing the number is refused with code 1110.
   */
  editPrivacy: endpoint({
    method: 'GET',
    path: '/co/mobile/userprofile/editinfo',
    access: 'session',
    changesState: true,
    input: z
      .object({
        hide: z.optional(flagInput),
        hideMobile: z.optional(flagInput),
        friendSwitch: z.optional(flagInput),
        hideTags: z._default(z.pipe(flagInput, z.literal(1)), 1),
      })
      .check(
        z.refine(
          ({ hide, hideMobile, friendSwitch }) =>
            [hide, hideMobile, friendSwitch].some((is) => is !== undefined),
          breaks('required', { field: 'hide' }),
        ),
      ),
    output: z.pipe(
      z.object({ ...envelope, result: ownPrivacy }),
      z.transform(({ result }) => result),
    ),
    summary: 'Choose what colleagues see',
    source: 'specification 7, Settings, and 4; decision A19',
  }),
};
