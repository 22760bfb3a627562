import { codes, settings } from '@snap/portal-api/contract';
import { type Caller, route, type Route } from '../../http/route.ts';
import { textFor } from '../../http/texts.ts';
import type { Services } from '../../services.ts';
import { changeMessageSettings, changePrivacy, readMessageSettings } from './settings.ts';

/** The calls of contract area `settings`. */
export function settingsRoutes({ database, live, searchIndexes }: Services): Route[] {
  const set = async (caller: Caller, given: Parameters<typeof changeMessageSettings>[2]) => {
    await database.tenant(caller.tenantId, (tx) => changeMessageSettings(tx, caller, given, live.origin));
    live.hint();
    return { code: codes.ok, msg: textFor(codes.ok, caller.language) };
  };

  return [
    route(settings.obtain, async ({ caller }) => ({
      code: codes.ok,
      data: await database.tenant(caller.tenantId, (tx) => readMessageSettings(tx, caller)),
    })),
    route(settings.setNotification, ({ caller, input: { notifyStatus, sound, vibration } }) =>
      set(caller, { notificationStatus: notifyStatus, sound, vibration }),
    ),
    route(settings.setShortcutKey, ({ caller, input }) => set(caller, input)),
    route(settings.editPrivacy, async ({ caller, input: { hide, hideMobile, friendSwitch } }) => {
      const { privacy, visibly } = await database.tenant(caller.tenantId, (tx) =>
        changePrivacy(tx, caller, { hide, hideMobile, friendSwitch }, live.origin),
      );
      // Other processes hear of it by the log; this one must not find what is hidden even in its next answer.
      if (visibly) searchIndexes.withdraw(caller.tenantId, [caller.userId]);
      live.hint();
      return { code: codes.ok, msg: textFor(codes.ok, caller.language), result: privacy };
    }),
  ];
}
