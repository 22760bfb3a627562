import { codes, limits, type newsroom, type ParsedInputOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import { takeFromQuota } from '../../../store/daily-quota.ts';
import type { Tx } from '../../../store/database.ts';

/** The list whose codes say of what kind a topic is. */
const topicKinds = 'repthesType';

/**
 * Proposes a topic, which is then on the person's own desk, and returns its id. A repeated `clientId` returns the first.
 * Throws code 1323 for a kind that there is not.
 */
export async function proposeTopic(
  tx: Tx,
  { tenantId, userId }: Actor,
  topic: ParsedInputOf<typeof newsroom.proposeTopic>,
): Promise<string> {
  const { title, content, type, clientId } = topic;
  const kind = await tx
    .selectFrom('code_entry')
    .select('value')
    .where('tenant_id', '=', tenantId)
    .where('code_type', '=', topicKinds)
    .where('code', '=', type)
    .executeTakeFirst();
  if (!kind) throw new Refusal(codes.unknownCode);
  const { rows } = await sql<{ story_id: string; fresh: boolean }>`
    INSERT INTO newsroom_story (tenant_id, story_id, title, content, kind, status, desk, author_id, editor_id, client_id)
    SELECT ${tenantId}, ${`t${randomUUID().replaceAll('-', '')}`}, ${title}, ${content}, ${type}, 'topic',
      coalesce((
        SELECT d.name FROM person_department pd
        JOIN department d ON d.tenant_id = pd.tenant_id AND d.dept_id = pd.dept_id
        WHERE pd.tenant_id = ${tenantId} AND pd.user_id = ${userId} ORDER BY pd.sort LIMIT 1
      ), ''), ${userId}, ${userId}, ${clientId ?? randomUUID()}
    ON CONFLICT (tenant_id, author_id, client_id) DO UPDATE SET client_id = excluded.client_id
    RETURNING story_id, xmax = 0 AS fresh
  `.execute(tx);
  if (rows[0]?.fresh) await takeFromQuota(tx, { tenantId, userId }, 'topic', limits.topicsPerDay);
  return rows[0]?.story_id ?? '';
}
