import { type Board, type Channel, type Language, workspace } from '@snap/portal-api/contract';
import { plainLine } from '@snap/portal-api/rules';
import * as z from 'zod/mini';
import type { LocalizedActor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { defaultChannels, inLanguage, offeredChannels } from '../default-board.ts';

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

/** The organisation's board, or the portal's where it has set none. */
export async function sharedBoard(tx: Tx, { tenantId, language }: LocalizedActor): Promise<Board> {
  const given = await tx
    .selectFrom('workspace_default')
    .select('board')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  const channels = given ? storedBoard(given.board, language).channels : defaultChannels(language);
  return { channels, version: 0 };
}

/** Stored names may be older than the rule for names; without what it forbids, the board can be saved again. */
const storedChannels = z.array(z.looseObject({ name: z.pipe(z.string(), z.transform(plainLine)) }));

/** A board as it was stored; what its schema has no longer place for is a defect and throws. */
export function storedBoard(board: Record<string, unknown>, language: Language): { channels: Channel[] } {
  const stored = storedChannels.parse(board['channels']);
  const { channels } = workspace.updateBoard.input.parse({ channels: stored });
  return { channels: numbered(channels).map((card) => inLanguage(card, language)) };
}

/** In the order that `sort` gives, and numbered in it. */
export function numbered(channels: readonly Channel[]): Channel[] {
  return channels.toSorted((a, b) => a.sort - b.sort).map((card, sort) => ({ ...card, sort }));
}
