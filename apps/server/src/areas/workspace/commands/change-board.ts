import { type Board, type Channel, codes } from '@snap/portal-api/contract';
import { isDeepStrictEqual } from 'node:util';
import type { LocalizedActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { numbered, sharedBoard, storedBoard } from '../queries/boards.ts';

/**
 * Changes a board and notifies the person's other devices. An unchanged board is not written. Throws code 1311 when the
 * board has another version than the change was made on.
 */
export async function changeBoard(
  tx: Tx,
  actor: LocalizedActor,
  version: number | undefined,
  change: (channels: Channel[]) => Channel[],
): Promise<Board> {
  const { tenantId, userId } = actor;
  const before = await lockBoard(tx, actor);
  const channels = numbered(change(before.channels));
  // The result equals the board: a repeat, whose first response was lost.
  if (isDeepStrictEqual(channels, before.channels)) return before;
  if (version !== undefined && version !== before.version) throw new Refusal(codes.boardChanged);
  const after = { channels, version: before.version + 1 };
  await tx
    .updateTable('workspace_board')
    .set({ board: JSON.stringify({ channels }), version: after.version, updated_at: new Date() })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  const payload = { type: 'workspace', version: after.version };
  await publish(tx, { type: 'workspace', userIds: [userId], payload });
  return after;
}

/** The board, held against other changes until the commit; made from the organisation's when there is none. */
async function lockBoard(tx: Tx, actor: LocalizedActor): Promise<Board> {
  const { tenantId, userId } = actor;
  const { channels } = await sharedBoard(tx, actor);
  await tx
    .insertInto('workspace_board')
    .values({ tenant_id: tenantId, user_id: userId, board: JSON.stringify({ channels }), version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const own = await tx
    .selectFrom('workspace_board')
    .select(['board', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...storedBoard(own.board, actor.language), version: own.version };
}
