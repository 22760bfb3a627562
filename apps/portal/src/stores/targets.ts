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

/** Whether it is an application, which sends notices and takes no answer (decision B19). */
export function isApplication({ type, id }: Target): boolean {
  return type === 'user' && splitUserId(id)?.login.startsWith('app:') === true;
}
