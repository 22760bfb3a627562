import type { SessionActor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { forgiveLogin } from '../../account/index.ts';
import { requirePerson } from '../queries/person.ts';
import { recordChange } from '../record-change.ts';
import { holdSubject } from './guard.ts';

/** Forgets the wrong passwords of a person. Throws 1101, 1609. */
export async function unlockAccount(tx: Tx, actor: SessionActor, personId: string): Promise<void> {
  const { tenantId } = actor;
  await holdSubject(tx, actor, personId);
  const { login } = await requirePerson(tx, tenantId, personId);
  const attempts = await forgiveLogin(tx, tenantId, login);
  if (attempts > 0) {
    await recordChange(tx, actor, { action: 'account-unlocked', personId, before: { attempts } });
  }
}
