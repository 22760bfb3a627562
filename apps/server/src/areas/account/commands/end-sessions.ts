import type { SessionActor } from '../../../actor.ts';
import { recordAudit } from '../../../store/audit.ts';
import type { Tx } from '../../../store/database.ts';
import { readSessions } from '../queries/sessions.ts';
import { endSession, endSessionsOf } from '../sessions/sessions.ts';

/**
 * Ends one session of a person, or all but the actor's own. Returns those that ended: none when the session is not one
 * of the person's live ones.
 */
export async function endSessions(
  tx: Tx,
  actor: Pick<SessionActor, 'tenantId' | 'sessionId'>,
  { personId, sessionId }: { personId: string; sessionId?: string | undefined },
): Promise<string[]> {
  const { tenantId } = actor;
  const live = (await readSessions(tx, actor, personId)).map(({ id }) => id);
  if (sessionId !== undefined && !live.includes(sessionId)) return [];
  const ended = sessionId === undefined ? live.filter((id) => id !== actor.sessionId) : [sessionId];
  if (ended.length === 0) return [];
  if (sessionId === undefined) await endSessionsOf(tx, { tenantId, userId: personId }, actor.sessionId);
  else await endSession(tx, { tenantId, sessionId });
  return ended;
}

/** Signs a person out elsewhere (F15): never of the present session. Returns the ended ones. */
export async function endOwnSessions(
  tx: Tx,
  actor: SessionActor,
  sessionId: string | undefined,
): Promise<string[]> {
  if (sessionId === actor.sessionId) return [];
  const { tenantId, userId, requestId } = actor;
  const ended = await endSessions(tx, actor, { personId: userId, sessionId });
  if (ended.length > 0) {
    const before = { sessions: ended };
    await recordAudit(tx, {
      tenantId,
      userId,
      sessionId: actor.sessionId,
      requestId,
      action: 'sessions-ended',
      before,
    });
  }
  return ended;
}
