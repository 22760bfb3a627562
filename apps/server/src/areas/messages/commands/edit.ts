import { codes, type MessageWire } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { readTenantSettings } from '../../../tenant-settings.ts';
import { lockWritable, wireOf } from '../queries/message-access.ts';
import { kindOf, resolveExtras } from '../sending/message-extras.ts';
import { readText } from '../sending/message-text.ts';
import type { MessageExtras } from '../../../store/schema/messages.ts';
import { type MessageRow, messageWire, targetOf } from '../presenter.ts';
import { reindexMessage } from '../search/grams.ts';
import { insertMentions } from '../sending/write-statements.ts';

export interface Edit {
  messageId: string;
  msg: string;
  /** Absent: as they were. */
  mentions?: readonly string[] | undefined;
  /** `editTime` of the text that the author saw, 0 for one never edited; absent: whatever it was. */
  baseTime?: number | undefined;
}

/**
 * Changes the text of the actor's own message within `editHours`. A repeat changes nothing. With `baseTime`, an edit of
 * an older text than the present one is refused.
 */
export async function editMessage(tx: Tx, actor: Actor, edit: Edit): Promise<MessageWire> {
  const found = await lockWritable(tx, actor, edit.messageId);
  const { tenantId, userId } = actor;
  const { row, conversationId, seq, now } = found;
  if (row.sender !== userId || row.kind === 'notice') throw new HttpRefusal(403, codes.forbidden);
  if (row.recalled_at) throw new Refusal(codes.messageRecalled);
  const msg = readText(edit.msg, row.extras?.file !== undefined);
  const baseExtras = msg === row.msg ? row.extras : withoutSource(row.extras);
  const extras = edit.mentions
    ? await withMentions(tx, actor, { ...row, extras: baseExtras }, edit.mentions)
    : baseExtras;
  if (msg === row.msg && sameMentions(extras, row.extras)) return wireOf(found);
  const { editHours } = await readTenantSettings(tx, tenantId);
  if (now.getTime() - row.sent_at.getTime() > editHours * 3_600_000) {
    throw new Refusal(codes.editTooLate, { hours: editHours });
  }
  if (edit.baseTime !== undefined && edit.baseTime !== (row.edited_at?.getTime() ?? 0)) {
    throw new Refusal(codes.editedMeanwhile);
  }

  const edited: MessageRow = {
    ...row,
    msg,
    extras,
    kind: kindOf(msg, row.extras?.file),
    rev: row.rev + 1,
    edited_at: now,
  };
  await tx
    .updateTable('message')
    .set({ msg, kind: edited.kind, rev: edited.rev, edited_at: now })
    .set({ extras: extras && JSON.stringify(extras) })
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .execute();
  if (!sameMentions(extras, row.extras)) {
    await tx
      .deleteFrom('mention')
      .where('tenant_id', '=', tenantId)
      .where('conversation_id', '=', conversationId)
      .where('seq', '=', seq)
      .execute();
    await insertMentions(tx, tenantId, [edited]);
  }
  await reindexMessage(tx, tenantId, edited);
  const message = messageWire(edited);
  await publish(tx, { type: 'edit', conversationId, payload: { type: 'edit', message } });
  return message;
}

/** What the message carries, with these people called instead. */
async function withMentions(
  tx: Tx,
  { tenantId, userId }: Actor,
  row: MessageRow,
  mentions: readonly string[],
): Promise<MessageExtras | null> {
  const [resolved] = await resolveExtras(tx, tenantId, [
    {
      sender: userId,
      target: { type: row.type === 'user' ? 'user' : 'group', id: targetOf(row, userId) },
      conversationId: row.conversation_id,
      msg: row.msg,
      mentions,
    },
  ]);
  const called = resolved && 'extras' in resolved ? resolved.extras?.mentions : undefined;
  const { mentions: _, ...rest } = row.extras ?? {};
  const extras = { ...rest, ...(called ? { mentions: called } : {}) };
  return Object.keys(extras).length > 0 ? extras : null;
}

/** An edited text is the editor's own: removes the source of a forwarded message. */
function withoutSource(extras: MessageExtras | null): MessageExtras | null {
  const { forwardedFrom, ...rest } = extras ?? {};
  if (!forwardedFrom) return extras;
  return Object.keys(rest).length > 0 ? rest : null;
}

const sameMentions = (one: MessageExtras | null, other: MessageExtras | null) =>
  JSON.stringify(one?.mentions ?? []) === JSON.stringify(other?.mentions ?? []);
