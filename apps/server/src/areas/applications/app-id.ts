import { joinUserId, splitUserId } from '@snap/portal-api/rules';
import { tenantIdPattern } from '../../store/tenant-id.ts';

/** Form of an application's id; the table has the same constraint. */
export const appIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$/;

/** An application's login and user id as a sender. No login of a person contains a `:`, so the two never collide. */
export const appLogin = (appId: string) => `app:${appId}`;
export const appUserId = (tenantId: string, appId: string) => joinUserId(tenantId, appLogin(appId));

/**
 * Which application another system means: `tenant~app`, or `app` and its tenant beside it. Undefined when it can be none,
 * or when both name a tenant and differ.
 */
export function readAppId(
  named: string,
  tenantId: string | undefined,
): { tenantId: string; appId: string } | undefined {
  const { tenantId: own = tenantId, login: appId } = splitUserId(named) ?? { login: named };
  if (own === undefined || (tenantId !== undefined && own !== tenantId)) return undefined;
  return tenantIdPattern.test(own) && appIdPattern.test(appId) ? { tenantId: own, appId } : undefined;
}
