import { sql } from 'kysely';
import type { LocalizedActor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { announce } from './announce.ts';

interface HeldShare {
  share_id: string;
  file_id: string;
  shared_by: string;
  owner_id: string;
  target_type: 'user' | 'group';
  target_id: string;
  message_seq: number;
}

/**
 * Ends shares that the actor gave, or that open a file of theirs. Others' are ignored like unknown ones (G37). They
 * grant nothing from the commit on, and their recipients get an event. A share also ends what messages of its giver
 * opened of that file to the same target, such as the share's own message (decision 68).
 */
export async function takeSharesBack(tx: Tx, actor: LocalizedActor, ids: readonly string[]): Promise<void> {
  const { tenantId, userId } = actor;
  const { rows: named } = await sql<HeldShare>`
    SELECT s.share_id, s.file_id, s.shared_by, s.target_type, s.target_id, s.message_seq, (
      SELECT f.owner_id FROM disk_file f WHERE f.tenant_id = ${tenantId} AND f.file_id = s.file_id
    ) AS owner_id
    FROM disk_share s WHERE s.tenant_id = ${tenantId} AND s.share_id = ANY (${[...ids]}::text[])
    ORDER BY s.share_id FOR UPDATE
  `.execute(tx);
  const rows = named.filter((row) => row.shared_by === userId || row.owner_id === userId);
  if (rows.length === 0) return;
  await sql`
    DELETE FROM disk_share
    WHERE tenant_id = ${tenantId} AND share_id = ANY (${rows.map((row) => row.share_id)}::text[])
  `.execute(tx);
  await closeMessagesOf(
    tx,
    tenantId,
    rows.filter((row) => row.message_seq === 0),
  );
  await announce(tx, await touchedBy(tx, tenantId, rows), { shared: true });
}

/** Ends what messages of the same givers opened of the same files to the same targets. */
async function closeMessagesOf(tx: Tx, tenantId: string, shares: readonly HeldShare[]): Promise<void> {
  if (shares.length === 0) return;
  const column = (of: (share: HeldShare) => string) => shares.map(of);
  await sql`
    DELETE FROM disk_share s USING unnest(
      ${column((share) => share.file_id)}::text[], ${column((share) => share.shared_by)}::text[],
      ${column((share) => share.target_type)}::text[], ${column((share) => share.target_id)}::text[]
    ) AS ended (file_id, shared_by, target_type, target_id)
    WHERE s.tenant_id = ${tenantId} AND s.message_seq > 0 AND s.file_id = ended.file_id
      AND s.shared_by = ended.shared_by AND s.target_type = ended.target_type AND s.target_id = ended.target_id
  `.execute(tx);
}

/** Who had something by these shares, gave them, or owns what they opened. */
async function touchedBy(tx: Tx, tenantId: string, shares: readonly HeldShare[]): Promise<string[]> {
  const groups = shares.flatMap((row) => (row.target_type === 'group' ? [row.target_id] : []));
  const people = shares.flatMap((row) => (row.target_type === 'user' ? [row.target_id] : []));
  const members =
    groups.length === 0
      ? []
      : await tx
          .selectFrom('member')
          .select('user_id')
          .distinct()
          .where('tenant_id', '=', tenantId)
          .where('conversation_id', 'in', groups)
          .where('left_at', 'is', null)
          .execute();
  const own = shares.flatMap((row) => [row.shared_by, row.owner_id]);
  return [...new Set([...people, ...own, ...members.map((member) => member.user_id)])];
}
