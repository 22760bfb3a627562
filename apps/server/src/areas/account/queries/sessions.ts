import type { SessionOfPerson } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { SessionActor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';

/** The live sessions of a person, the last used first. */
export async function readSessions(
  tx: Tx,
  { tenantId, sessionId }: Pick<SessionActor, 'tenantId' | 'sessionId'>,
  personId: string,
): Promise<SessionOfPerson[]> {
  const { rows } = await sql<{
    id: string;
    device: string | null;
    address: string | null;
    begunAt: Date;
    lastUsedAt: Date;
  }>`
    SELECT session_id AS id, user_agent AS device, address, created_at AS "begunAt",
      coalesce(rotated_at, created_at) AS "lastUsedAt"
    FROM session
    WHERE tenant_id = ${tenantId} AND user_id = ${personId} AND revoked_at IS NULL AND refresh_expires_at > now()
    ORDER BY "lastUsedAt" DESC, session_id
  `.execute(tx);
  return rows.map(({ id, device, address, begunAt, lastUsedAt }) => ({
    id,
    ...(device === null ? {} : { device }),
    ...(address === null ? {} : { address }),
    begunAt: begunAt.getTime(),
    lastUsedAt: lastUsedAt.getTime(),
    current: id === sessionId,
  }));
}
