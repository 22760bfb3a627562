import type { AuditAction } from '@snap/portal-api/contract';
import type { ChangingActor } from '../../actor.ts';
import { type Facts, recordAudit } from '../../store/audit.ts';
import type { Tx } from '../../store/database.ts';

/** Who administers: of a session, or nobody by name, for the command line. */
export type Administrator = Pick<ChangingActor, 'tenantId'> & { userId?: string } & Omit<
    ChangingActor,
    'userId'
  >;

export interface Change {
  action: AuditAction;
  /** The person who is changed. */
  personId?: string | undefined;
  /** What else is changed. */
  subject?: string | undefined;
  before?: Facts | undefined;
  after?: Facts | undefined;
}

/** Records a change of the administration. Of facts that are the same before and after, nothing. */
export async function recordChange(
  tx: Tx,
  { tenantId, userId: actorId, sessionId, requestId }: Administrator,
  { action, personId, subject, before, after }: Change,
): Promise<void> {
  const changed = before && after ? differences(before, after) : { before, after };
  await recordAudit(tx, {
    tenantId,
    action,
    userId: personId,
    actorId,
    sessionId,
    requestId,
    subject,
    ...changed,
  });
}

function differences(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (facts: Facts) =>
    Object.fromEntries(names.filter((name) => name in facts).map((name) => [name, facts[name]]));
  return { before: only(before), after: only(after) };
}
