import {
  codes,
  type Code,
  limits,
  type SharedFileWire,
  type SharedResultWire,
} from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Actor, LocalizedActor } from '../../../actor.ts';
import { requireColleague } from '../../../http/authenticate.ts';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import { textFor } from '../../../http/texts.ts';
import type { Tx } from '../../../store/database.ts';
import { announce } from './announce.ts';
import { liveItems } from '../queries/items.ts';
import type { ShareTarget } from '../queries/readable-files.ts';
import { lockTree } from '../tree.ts';

/**
 * Gives files to people and groups (C7): one result for each file and target, in their order (F4). Another person as
 * the giver, or people of another organisation, refuse the whole with 403; an unknown person or group, and a file that
 * is missing or not readable by the actor, refuse that item alone. A file that a message will carry is only checked:
 * the message opens it.
 */
export async function shareBatch(
  tx: Tx,
  actor: LocalizedActor,
  files: readonly SharedFileWire[],
): Promise<SharedResultWire[]> {
  const { tenantId, userId } = actor;
  for (const { user1, user2 } of files) {
    if (user1 !== undefined && user1 !== userId) throw new HttpRefusal(403, codes.forbidden);
    if (user2 !== undefined) requireColleague(tenantId, user2);
  }
  // Of one giver one batch after the other: two with the same files in another order would wait for each other.
  await lockTree(tx, actor);
  const ids = files.map(({ id }) => id);
  const readable = new Set((await liveItems(tx, actor, ids)).map((row) => row.file_id));
  await requireFewShares(tx, actor, files.filter(({ withMessage }) => withMessage !== 1).length);
  const results: SharedResultWire[] = [];
  const reached = new Set<string>();
  for (const { id, user2, groupId, withMessage } of files) {
    const target: ShareTarget = user2 === undefined ? groupTarget(groupId) : { type: 'user', id: user2 };
    const report = (code: Code, uid?: string) => {
      const errmsg = textFor(code, actor.language);
      const named = user2 === undefined ? { groupId } : { user2 };
      results.push({ id, ...named, errcode: code, errmsg, ...(uid === undefined ? {} : { uid }) });
    };
    // oxlint-disable-next-line no-await-in-loop -- each has its own result
    const audience = readable.has(id) ? await audienceOf(tx, actor, target) : codes.noSuchFile;
    if (!Array.isArray(audience)) report(audience);
    else if (withMessage === 1) report(codes.ok);
    else {
      // oxlint-disable-next-line no-await-in-loop
      report(codes.ok, await shareFile(tx, actor, id, target));
      for (const person of audience) reached.add(person);
    }
  }
  if (reached.size > 0) await announce(tx, [...reached], { shared: true });
  return results;
}

/** Repeated shares count as more, too: that matters only close to the limit. */
async function requireFewShares(tx: Tx, { tenantId, userId }: LocalizedActor, more: number): Promise<void> {
  const { rows } = await sql<{ shares: number }>`
    SELECT count(*)::int AS shares FROM disk_share
    WHERE tenant_id = ${tenantId} AND shared_by = ${userId} AND message_seq = 0
  `.execute(tx);
  if ((rows[0]?.shares ?? 0) + more > limits.diskShares) {
    throw new Refusal(codes.tooManyShares, { most: limits.diskShares });
  }
}

function groupTarget(id = ''): ShareTarget {
  return { type: 'group', id };
}

/** The people to notify, or the code of the refusal. */
async function audienceOf(
  tx: Tx,
  { tenantId, userId }: LocalizedActor,
  target: ShareTarget,
): Promise<string[] | Code> {
  if (target.type === 'user') {
    const person = await tx
      .selectFrom('person')
      .select(['user_id', 'kind', 'left_at'])
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', target.id)
      .executeTakeFirst();
    if (!person) return codes.unknownPerson;
    if (person.kind === 'app') return codes.appNotWritable;
    return person.left_at === null ? [person.user_id] : codes.personLeft;
  }
  const members = await tx
    .selectFrom('member as m')
    .innerJoin('chat_group as g', (join) =>
      join.onRef('g.tenant_id', '=', 'm.tenant_id').onRef('g.group_id', '=', 'm.conversation_id'),
    )
    .select('m.user_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.conversation_id', '=', target.id)
    .where('m.left_at', 'is', null)
    .execute();
  const ids = members.map((member) => member.user_id);
  if (ids.includes(userId)) return ids;
  return (await endedFor(tx, tenantId, target.id, userId)) ? codes.groupDissolved : codes.notMember;
}

/** Whether the group was dissolved while the person was in it. */
async function endedFor(tx: Tx, tenantId: string, groupId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM member m JOIN chat_group g ON g.tenant_id = m.tenant_id AND g.group_id = m.conversation_id
    WHERE m.tenant_id = ${tenantId} AND m.conversation_id = ${groupId} AND m.user_id = ${userId}
      AND m.left_at >= g.dissolved_at
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Shares a file with a person or a group, in the caller's transaction. The caller has checked that the actor may read
 * it. A repeat changes nothing; returns the share's id.
 */
export async function shareFile(
  tx: Tx,
  { tenantId, userId }: Actor,
  fileId: string,
  target: ShareTarget,
): Promise<string> {
  const { rows } = await sql<{ share_id: string }>`
    INSERT INTO disk_share AS s (tenant_id, share_id, file_id, shared_by, target_type, target_id)
    VALUES (${tenantId}, ${randomUUID()}, ${fileId}, ${userId}, ${target.type}, ${target.id})
    ON CONFLICT (tenant_id, file_id, target_type, target_id, shared_by, message_seq) DO UPDATE SET shared_at = s.shared_at
    RETURNING share_id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a share was neither found nor made');
  return row.share_id;
}
