import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { settingsExamples } from './examples/settings.ts';
import { breaks } from './field-rules.ts';
import { emptyAnswer, envelope, flagInput } from './fields.ts';
import { asMessageSettings, messageSettings, privacySettings } from './preferences.ts';

export const settings = {
  /** Message settings of the caller: the server's copy is the truth (A12). */
  obtain: endpoint({
    method: 'POST',
    path: '/snap-app-im/usermsg/obtain',
    access: 'session',
    body: 'form',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, data: messageSettings }),
      z.transform(({ data }) => asMessageSettings(data)),
    ),
    examples: settingsExamples.obtain,
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
    examples: settingsExamples.setNotification,
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
    examples: settingsExamples.setShortcutKey,
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
      z.object({ ...envelope, result: privacySettings }),
      z.transform(({ result }) => result),
    ),
    examples: settingsExamples.editPrivacy,
    summary: 'Choose what colleagues see',
    source: 'specification 7, Settings, and 4; decision A19',
  }),
};
