import { account, codes } from '@snap/portal-api/contract';
import { openRoute, route, type Route } from '../../http/route.ts';
import { passwordWarnings } from '../../http/texts/account.ts';
import type { Services } from '../../services.ts';
import { readTenantSettings } from '../../tenant-settings.ts';
import { changePassword } from './commands/change-password.ts';
import { passwordState, readPasswordAge } from '../../password-expiry.ts';
import { resetPassword } from './commands/reset-password.ts';
import { withTenant } from './queries/tenants.ts';

/** The calls about one's own password. */
export function passwordRoutes({ database: db, sessions, settings }: Services): Route[] {
  const forget = (ended: readonly string[]) => {
    for (const sessionId of ended) sessions.forget(sessionId);
  };
  return [
    route(account.changePassword, async ({ actor, input, request }) => {
      await changePassword(db, actor, input, request.ip);
      // For the current session, too: a look-up under way may still have the old password's expiry.
      sessions.forget(null);
      return { code: codes.ok };
    }),

    openRoute(account.resetPassword, async ({ input, request }) => {
      forget(
        await resetPassword({ db, key: settings.codeKey }, await withTenant(db, input), {
          address: request.ip,
          requestId: request.id,
        }),
      );
      return { code: codes.ok };
    }),

    route(account.passwordExpiry, async ({ actor: { tenantId, userId, language } }) => {
      const state = await db.tenant(tenantId, async (tx) =>
        passwordState(await readPasswordAge(tx, tenantId, userId), await readTenantSettings(tx, tenantId)),
      );
      return {
        code: codes.ok,
        notice: flagOf(state !== 'fine'),
        force: flagOf(state === 'over' || state === 'initial'),
        notice_msg: state === 'fine' ? '' : passwordWarnings[state][language],
      };
    }),
  ];
}

const flagOf = (on: boolean): 0 | 1 => (on ? 1 : 0);
