import { codes } from '@snap/portal-api/contract';
import { isStrongPassword } from '@snap/portal-api/rules';
import type { SessionActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Database } from '../../../store/database.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { requireOwnPassword } from './own-password.ts';
import { earlierHashes, isOneOf, writePassword } from './write-password.ts';

export interface PasswordChange {
  originalPwd: string;
  newPwd: string;
  repeatNewPwd: string;
}

/** Refuses a new password that was not repeated (1007) or breaks the rule (1008; specification, section 5). */
export function requireGoodPassword({ newPwd, repeatNewPwd }: Omit<PasswordChange, 'originalPwd'>): void {
  if (newPwd !== repeatNewPwd) throw new Refusal(codes.passwordMismatch);
  if (!isStrongPassword(newPwd)) throw new Refusal(codes.passwordWeak);
}

/**
 * Changes the actor's own password. The current session goes on, all others end; returns those. Throws the codes that
 * the contract lists.
 */
export async function changePassword(
  db: Database,
  actor: SessionActor,
  change: PasswordChange,
  address: string,
): Promise<string[]> {
  const { tenantId, userId, sessionId, requestId } = actor;
  requireGoodPassword(change);
  const present = await requireOwnPassword(db, actor, change.originalPwd, address);
  const earlier = await db.tenant(tenantId, (tx) => earlierHashes(tx, { tenantId, userId }));
  if (change.newPwd === change.originalPwd || (await isOneOf(change.newPwd, earlier))) {
    throw new Refusal(codes.passwordReused);
  }
  const hash = await hashPassword(change.newPwd);
  const ended = await db.tenant(tenantId, (tx) =>
    writePassword(tx, actor, {
      hash,
      replaces: present,
      keptSessionId: sessionId,
      by: { address, requestId },
    }),
  );
  // Another device changed it in the meantime: what was typed here as the old one no longer is.
  if (!ended) throw new Refusal(codes.wrongPassword);
  return ended;
}
