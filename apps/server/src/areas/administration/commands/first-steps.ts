import type { FirstStep } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { ChangingActor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { recordChange } from '../record-change.ts';

/** Puts a step of the first day away, or brings it back. */
export async function putFirstStepAway(
  tx: Tx,
  actor: ChangingActor,
  { step, putAway }: { step: FirstStep; putAway: boolean },
): Promise<void> {
  const { tenantId } = actor;
  const statement = putAway
    ? sql`INSERT INTO first_step (tenant_id, step) VALUES (${tenantId}, ${step}) ON CONFLICT DO NOTHING`
    : sql`DELETE FROM first_step WHERE tenant_id = ${tenantId} AND step = ${step}`;
  const { numAffectedRows = 0n } = await statement.execute(tx);
  if (numAffectedRows === 0n) return;
  await recordChange(tx, actor, {
    action: 'first-step-put-away',
    subject: step,
    before: { putAway: !putAway },
    after: { putAway },
  });
}
