import { codes, settings } from '@snap/portal-api/contract';
import type { SessionActor } from '../../actor.ts';
import { route, type Route } from '../../http/route.ts';
import { textFor } from '../../http/texts.ts';
import type { Services } from '../../services.ts';
import { changeMessageSettings, changePrivacy, setIntroduction } from './commands/change-settings.ts';
import { readMessageSettings } from './queries/settings.ts';

/** The calls of contract area `settings`. */
export function settingsRoutes({
  database,
  searchIndexes,
}: Pick<Services, 'database' | 'searchIndexes'>): Route[] {
  const set = async (actor: SessionActor, given: Parameters<typeof changeMessageSettings>[2]) => {
    await database.tenant(actor.tenantId, (tx) => changeMessageSettings(tx, actor, given));
    return { code: codes.ok, msg: textFor(codes.ok, actor.language) };
  };

  return [
    route(settings.obtain, async ({ actor }) => ({
      code: codes.ok,
      data: await database.tenant(actor.tenantId, (tx) => readMessageSettings(tx, actor)),
    })),
    route(settings.setNotification, ({ actor, input: { notifyStatus, sound, vibration } }) =>
      set(actor, { notificationStatus: notifyStatus, sound, vibration }),
    ),
    route(settings.setShortcutKey, ({ actor, input }) => set(actor, input)),
    route(settings.editPrivacy, async ({ actor, input: { hide, hideMobile, friendSwitch } }) => {
      const { privacy, visibly } = await database.tenant(actor.tenantId, (tx) =>
        changePrivacy(tx, actor, { hide, hideMobile, friendSwitch }),
      );
      // Other processes are notified by the log; this one must hide it from the next response on.
      if (visibly) searchIndexes.amend(actor.tenantId, [actor.userId]);
      return { code: codes.ok, msg: textFor(codes.ok, actor.language), result: privacy };
    }),
    route(settings.setIntroduction, async ({ actor, input: { introduction } }) => {
      await database.tenant(actor.tenantId, (tx) => setIntroduction(tx, actor, introduction));
      return { code: codes.ok, msg: textFor(codes.ok, actor.language) };
    }),
  ];
}
