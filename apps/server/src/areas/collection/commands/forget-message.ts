import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';

/**
 * Removes a message's content from everyone's favourites, in the transaction that recalls it, and notifies their
 * devices. The favourite and its author stay.
 */
export async function forgetInFavourites(
  tx: Tx,
  tenantId: string,
  { conversationId, seq }: { conversationId: string; seq: number },
): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    UPDATE favourite
    SET kind = 'message', title = detail->>'senderName', body = '', search_text = '', detail = detail - 'file'
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq}
    RETURNING user_id
  `.execute(tx);
  if (rows.length === 0) return;
  const userIds = rows.map(({ user_id }) => user_id);
  await publish(tx, { type: 'collection', userIds, payload: { type: 'collection' } });
}
