import { codes } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { activeAdministrators } from '../../newsroom/index.ts';
import { outranks } from '../queries/person.ts';

export { lockAdministrators } from '../../newsroom/index.ts';

/** Locks a person until the transaction ends, and refuses the unknown (1101) and those with more rights (1609). */
export async function holdSubject(tx: Tx, actor: Actor, personId: string): Promise<void> {
  const row = await tx
    .selectFrom('person')
    .select('user_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('user_id', '=', personId)
    .where('kind', '=', 'person')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal(codes.unknownPerson);
  if (!(await outranks(tx, actor, personId))) throw new Refusal(codes.moreRights);
}

/** Refuses when no administrator who can sign in would remain without these people (1607). Needs `lockAdministrators`. */
export async function requireAnotherAdministrator(
  tx: Tx,
  tenantId: string,
  personIds: readonly string[],
): Promise<void> {
  const all = await activeAdministrators(tx, tenantId);
  if (all.length > 0 && all.every((one) => personIds.includes(one))) {
    throw new Refusal(codes.lastAdministrator);
  }
}
