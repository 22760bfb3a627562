import { type Board, type Channel, codes, type Language, workspace } from '@snap/portal-api/contract';
import { isDeepStrictEqual } from 'node:util';
import type { LocalizedActor } from '../../actor.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { publish } from '../../store/events.ts';
import { defaultChannels, inLanguage, offeredChannels } from './default-board.ts';

/** A person's board; before their first change the organisation's, with version 0 (E16). */
export async function readBoard(tx: Tx, actor: LocalizedActor): Promise<Board> {
  const own = await tx
    .selectFrom('workspace_board')
    .select(['board', 'version'])
    .where('tenant_id', '=', actor.tenantId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  return own ? { ...storedBoard(own.board, actor.language), version: own.version } : sharedBoard(tx, actor);
}

/** The cards on offer: those of the organisation's board, then the other kinds that the portal has. */
export async function offeredTo(tx: Tx, actor: LocalizedActor): Promise<(Channel & { added: 0 | 1 })[]> {
  const own = new Set((await readBoard(tx, actor)).channels.map(({ id }) => id));
  const { channels } = await sharedBoard(tx, actor);
  const types = new Set(channels.map(({ type }) => type));
  const others = offeredChannels(actor.language).filter(({ type }) => !types.has(type));
  return numbered([...channels, ...others]).map((card) => ({ ...card, added: own.has(card.id) ? 1 : 0 }));
}

/**
 * Changes a board and tells the person's other devices. A change that leaves it as it is changes nothing. Throws code
 * 1311 when the board has another version than the change was made on.
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
  // What is asked for stands there already: a repeat, whose first answer was lost.
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

async function sharedBoard(tx: Tx, { tenantId, language }: LocalizedActor): Promise<Board> {
  const given = await tx
    .selectFrom('workspace_default')
    .select('board')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  const channels = given ? storedBoard(given.board, language).channels : defaultChannels(language);
  return { channels, version: 0 };
}

/** A board as it was stored; what its schema has no longer place for is a defect and throws. */
function storedBoard(board: Record<string, unknown>, language: Language): { channels: Channel[] } {
  const { channels } = workspace.updateBoard.input.parse({ channels: board['channels'] });
  return { channels: numbered(channels).map((card) => inLanguage(card, language)) };
}

/** In the order that `sort` gives, and numbered in it. */
function numbered(channels: readonly Channel[]): Channel[] {
  return channels.toSorted((a, b) => a.sort - b.sort).map((card, sort) => ({ ...card, sort }));
}
