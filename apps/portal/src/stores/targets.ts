import type { Target, TargetType } from '@snap/portal-api/contract';
import { targetTypes } from '@snap/portal-api/contract';
import { splitUserId, targetTypeOf } from '@snap/portal-api/rules';

/**
 * The target that an address names. Where the type is missing, an id of the own tenant is a person's and any
 * other a group's (decision A5).
 */
export function parseTarget(
  type: string | undefined,
  id: string | undefined,
  tenantId: string,
): Target | undefined {
  if (!id) return undefined;
  const named = targetTypes.find((known): known is TargetType => known === type);
  return { type: named ?? targetTypeOf(id, tenantId), id };
}

/** Whether it is an application, whose messages cannot be replied to (decision B19). */
export function isApplication(target: Target): boolean {
  return applicationOf(target) !== undefined;
}

/** Id of the application that sends the notices of a conversation; undefined for people and groups. */
export function applicationOf({ type, id }: Target): string | undefined {
  const login = type === 'user' ? splitUserId(id)?.login : undefined;
  return login?.startsWith('app:') ? login.slice('app:'.length) : undefined;
}
