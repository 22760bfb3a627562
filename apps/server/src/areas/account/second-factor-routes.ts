import { account, codes } from '@snap/portal-api/contract';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeOwnSecondFactor,
  renewRecoveryCodes,
} from './commands/second-factor.ts';

/** The calls about one's own second factor. */
export function secondFactorRoutes({ database: db, settings }: Services): Route[] {
  const store = { db, key: settings.codeKey };
  return [
    route(account.secondFactor, async ({ actor }) => ({
      code: codes.ok,
      result: await db.tenant(actor.tenantId, (tx) => readSecondFactor(tx, actor)),
    })),
    route(account.beginSecondFactor, async ({ actor, input, request }) => ({
      code: codes.ok,
      result: await beginSecondFactor(store, actor, input.password, request.ip),
    })),
    route(account.confirmSecondFactor, async ({ actor, input, request }) => ({
      code: codes.ok,
      result: { recoveryCodes: await confirmSecondFactor(store, actor, input.code, request.ip) },
    })),
    route(account.renewRecoveryCodes, async ({ actor, input, request }) => ({
      code: codes.ok,
      result: { recoveryCodes: await renewRecoveryCodes(store, actor, input.password, request.ip) },
    })),
    route(account.removeSecondFactor, async ({ actor, input, request }) => {
      await removeOwnSecondFactor(store, actor, input.password, request.ip);
      return { code: codes.ok };
    }),
  ];
}
