import * as z from 'zod/mini';
import { truth, breaks, emptyResponse, envelope, flagInput, optionalText } from '../fields.ts';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';

/** Message settings, wire form (specification, section 3). */
export const messageSettings = z.object({
  notificationStatus: truth,
  sound: truth,
  vibration: truth,
  /** 0: Enter sends and Ctrl+Enter breaks the line; 1: the reverse. */
  msgSendShortcut: truth,
});
export type MessageSettingsWire = z.input<typeof messageSettings>;

/** Message settings, as the portal uses them. */
export interface MessageSettings {
  notifications: boolean;
  sound: boolean;
  vibration: boolean;
  /** The key that sends; the other one breaks the line (B13). */
  sendKey: 'enter' | 'ctrl-enter';
}

/** Message settings of a response or an event. */
export const ownMessageSettings = z.pipe(
  messageSettings,
  z.transform((wire): MessageSettings => ({
    notifications: wire.notificationStatus,
    sound: wire.sound,
    vibration: wire.vibration,
    sendKey: wire.msgSendShortcut ? 'ctrl-enter' : 'enter',
  })),
);

/** Privacy settings, wire form (specification, section 3). */
export const privacySettings = z.object({ hide: truth, hideMobile: truth, friendSwitch: truth });
export type PrivacyWire = z.input<typeof privacySettings>;

/** Privacy settings, as the portal uses them. */
export interface Privacy {
  hidden: boolean;
  mobileHidden: boolean;
  /** Friend requests to this person need their consent. */
  verifiesFriends: boolean;
}

/** Privacy settings of a response or an event. */
export const ownPrivacy = z.pipe(
  privacySettings,
  z.transform(({ hide, hideMobile, friendSwitch }): Privacy => ({
    hidden: hide,
    mobileHidden: hideMobile,
    verifiesFriends: friendSwitch,
  })),
);

export const settings = {
  /** Returns the caller's message settings; the server's copy is authoritative (A12). */
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

  /** Updates the given settings of notifications, sound and vibration. */
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
    output: emptyResponse,
    summary: 'Switch notifications, sound and vibration',
    source: 'specification 7, Settings; decision B14',
  }),

  /** Sets the key that sends (B13). */
  setShortcutKey: endpoint({
    method: 'POST',
    path: '/snap-app-im/usermsg/setShortcutKey',
    access: 'session',
    body: 'form',
    input: z.object({ msgSendShortcut: flagInput }),
    output: emptyResponse,
    summary: 'Choose the key that sends',
    source: 'specification 7, Settings; decision B13',
  }),

  /**
   * Updates the given privacy settings and returns all of them. `hide` also hides the mobile number; while it is set,
   * showing the number fails with code 1110.
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
    summary: 'Change privacy settings',
    source: 'specification 7, Settings, and 4; decision A19',
  }),

  /** Sets the caller's introduction, which their card shows; an empty text removes it. */
  setIntroduction: endpoint({
    method: 'POST',
    path: '/co/mobile/userprofile/introduction',
    access: 'session',
    body: 'form',
    input: z.object({ introduction: optionalText(limits.personIntroduction) }),
    output: emptyResponse,
    summary: 'Introduce oneself',
    source: 'specification 6, Person detail; decision F15',
  }),
};
