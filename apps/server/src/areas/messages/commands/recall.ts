import { codes, groupTypeOf, type MessageWire, type MessageDraftWire } from '@snap/portal-api/contract';
import { mayInGroup } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { readTenantSettings } from '../../../tenant-settings.ts';
import { closeSentFile } from '../../disk/index.ts';
import { readActingOwner } from '../queries/acting-owner.ts';
import { messageId } from '../conversation-id.ts';
import { type FoundMessage, lockMessage, wireOf } from '../queries/message-access.ts';
import { type MessageRow, messageWire } from '../presenter.ts';
import { forgetGrams } from '../search/grams.ts';

/** Removes a message's content from another area, in the transaction that recalls it. */
export type ForgetMessage = (
  tx: Tx,
  tenantId: string,
  message: { conversationId: string; seq: number },
) => Promise<void>;

/** What is left of a message, and for its author what it said. */
export interface Recalled {
  message: MessageWire;
  draft?: MessageDraftWire;
}

/**
 * Recalls a message for everyone: removes its text from the message, its quotes, favourites and the log, so that
 * clients that reconnect later do not receive it either, and ends access to its file by this message. Its author may do
 * so within `recallMinutes`, the acting owner of a group within `editHours`. A repeat changes nothing.
 * @param anyTime also after that time
 */
export async function recallMessage(
  tx: Tx,
  actor: Actor,
  id: string,
  forget: ForgetMessage,
  { anyTime = false } = {},
): Promise<Recalled> {
  const found = await lockMessage(tx, actor, id);
  const { tenantId, userId } = actor;
  const { row, conversationId, seq } = found;
  const byAuthor = row.sender === userId;
  if (!byAuthor) {
    const group = await readActingOwner(tx, tenantId, conversationId);
    const owner = group?.ownerId === userId;
    if (!group || !mayInGroup('recall', { type: groupTypeOf(group.type), owner }))
      throw new HttpRefusal(403, codes.forbidden);
  }
  if (row.recalled_at) return { message: wireOf(found) };
  if (!anyTime) await requireTimeLeft(tx, tenantId, found, byAuthor);

  const left: MessageRow = {
    ...row,
    kind: 'text',
    msg: '',
    extras: null,
    reactions: null,
    edited_at: null,
    rev: row.rev + 1,
    recalled_at: found.now,
    recalled_by: userId,
  };
  const message = messageWire(left);
  await tx
    .updateTable('message')
    .set({
      kind: 'text',
      msg: '',
      extras: null,
      reactions: null,
      edited_at: null,
      quote_seq: null,
      request_hash: null,
    })
    .set({ rev: left.rev, recalled_at: left.recalled_at, recalled_by: userId })
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .execute();
  for (const table of ['mention', 'message_pin'] as const) {
    await tx
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('conversation_id', '=', conversationId)
      .where('seq', '=', seq)
      .execute();
  }
  await forgetGrams(tx, tenantId, conversationId, seq);
  await forgetQuotes(tx, tenantId, found);
  await forgetEvents(tx, tenantId, found, message);
  await forget(tx, tenantId, found);
  if (row.extras?.file?.uid !== undefined) await closeSentFile(tx, tenantId, row.extras.file.uid);
  await publish(tx, { type: 'recall', conversationId, payload: { type: 'recall', message } });
  return byAuthor && row.kind !== 'notice' ? { message, draft: draftOf(row) } : { message };
}

async function requireTimeLeft(tx: Tx, tenantId: string, { row, now }: FoundMessage, byAuthor: boolean) {
  const { recallMinutes, editHours } = await readTenantSettings(tx, tenantId);
  const minutes = byAuthor ? recallMinutes : editHours * 60;
  if (now.getTime() - row.sent_at.getTime() > minutes * 60_000) {
    throw new Refusal(codes.recallTooLate, { minutes });
  }
}

function draftOf({ msg, extras }: MessageRow): MessageDraftWire {
  return {
    msg,
    ...(extras?.file ? { file: extras.file } : {}),
    ...(extras?.quote ? { quote: extras.quote.id } : {}),
    ...(extras?.mentions ? { mentions: extras.mentions } : {}),
  };
}

async function forgetQuotes(tx: Tx, tenantId: string, { conversationId, seq }: FoundMessage) {
  await sql`
    UPDATE message
    SET extras = jsonb_set(extras, '{quote}', extras->'quote' || '{"kind": "text", "msg": "", "recalled": true}')
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND quote_seq = ${seq}
  `.execute(tx);
}

/** Removes the message's content from its events in the log; the events themselves stay. */
async function forgetEvents(
  tx: Tx,
  tenantId: string,
  { conversationId, seq }: FoundMessage,
  message: MessageWire,
) {
  const gone = { kind: 'text', msg: '', recalled: true };
  const { kind, rev, recalledBy } = message;
  const shown = { kind, text: '', recalled: true, recalledBy, rev };
  await sql`
    UPDATE event SET payload = CASE
      -- Events to members who removed later messages name this one as their last, with its text.
      WHEN type = 'remove' THEN jsonb_set(payload, '{last}', payload->'last' || ${JSON.stringify(shown)}::jsonb)
      WHEN about = ${seq} THEN jsonb_set(payload, '{message}', ${JSON.stringify(message)}::jsonb)
      ELSE jsonb_set(payload, '{message,quote}', payload->'message'->'quote' || ${JSON.stringify(gone)}::jsonb)
    END
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId}
      AND (about = ${seq} OR quoted = ${messageId(conversationId, seq)})
  `.execute(tx);
}
