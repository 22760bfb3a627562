import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { BlobStore } from '../../areas/disk/contents/blob-store.ts';
import { messageId } from '../../areas/messages/conversation-id.ts';
import type { Database, Tx } from '../../store/database.ts';
import type { Acknowledged } from './writers.ts';

/** Number of acknowledged items that are missing or duplicated, by kind. All should be zero. */
export type Faults = Record<
  'lost' | 'doubled' | 'undone' | 'gaps' | 'requests' | 'groups' | 'files' | 'settings',
  number
>;

export const noFaults: Faults = {
  lost: 0,
  doubled: 0,
  undone: 0,
  gaps: 0,
  requests: 0,
  groups: 0,
  files: 0,
  settings: 0,
};

/** Compares the clients' records with the database, without the server's calls. */
export function findFaults(
  database: Database,
  blobs: BlobStore,
  tenantId: string,
  acknowledged: Acknowledged,
): Promise<Faults> {
  return database.tenant(tenantId, async (tx) => ({
    ...(await messageFaults(tx, acknowledged)),
    requests: await missingRequests(tx, acknowledged),
    groups: await brokenGroups(tx, acknowledged),
    files: await brokenFiles(tx, blobs, tenantId, acknowledged),
    settings: await lostSettings(tx, acknowledged),
  }));
}

async function messageFaults(tx: Tx, { messages, changes }: Acknowledged) {
  const { rows } = await sql<{
    clientMsgId: string;
    conversationId: string;
    seq: number;
    msg: string;
    recalled: boolean;
    reacted: boolean;
  }>`
    SELECT client_msg_id AS "clientMsgId", conversation_id AS "conversationId", seq, msg,
      recalled_at IS NOT NULL AS recalled, reactions IS NOT NULL AS reacted
    FROM message WHERE kind <> 'notice'`.execute(tx);
  const stored = new Map(rows.map((row) => [messageId(row.conversationId, row.seq), row]));
  const times = new Map<string, number>();
  for (const { clientMsgId } of rows) times.set(clientMsgId, (times.get(clientMsgId) ?? 0) + 1);
  const holds = {
    edit: (id: string) => stored.get(id)?.msg === 'edited',
    react: (id: string) => stored.get(id)?.reacted === true,
    recall: (id: string) => stored.get(id)?.recalled === true && stored.get(id)?.msg === '',
  };
  const broken = await sql`
    SELECT c.conversation_id FROM conversation c LEFT JOIN message m USING (tenant_id, conversation_id)
    GROUP BY c.conversation_id, c.last_seq
    HAVING count(m.seq) <> c.last_seq OR coalesce(max(m.seq), 0) <> c.last_seq`.execute(tx);
  return {
    lost: [...messages].filter(([clientMsgId, id]) => stored.get(id)?.clientMsgId !== clientMsgId).length,
    doubled: [...messages.keys()].filter((id) => times.get(id) !== 1).length,
    undone: [...changes].filter(([id, change]) => !holds[change](id)).length,
    gaps: broken.rows.length,
  };
}

async function missingRequests(tx: Tx, { requests }: Acknowledged): Promise<number> {
  const rows = await tx
    .selectFrom('friendship')
    .select(['person_low', 'person_high', 'requester', 'friends_since'])
    .execute();
  const pairs = new Map(rows.map((row) => [`${row.person_low} ${row.person_high}`, row]));
  return [...requests.values()].filter(({ requester, friend, accepted }) => {
    const pair = pairs.get([requester, friend].toSorted().join(' '));
    if (!pair) return true;
    return accepted ? !pair.friends_since : pair.requester !== requester && !pair.friends_since;
  }).length;
}

async function brokenGroups(tx: Tx, { groups }: Acknowledged): Promise<number> {
  const { rows } = await sql<{ clientGroupId: string; id: string; owner: string; members: number }>`
    SELECT g.client_group_id AS "clientGroupId", g.group_id AS id, g.owner_id AS owner, count(m.user_id)::int AS members
    FROM chat_group g LEFT JOIN member m ON m.tenant_id = g.tenant_id AND m.conversation_id = g.group_id
    WHERE g.client_group_id IS NOT NULL GROUP BY g.tenant_id, g.group_id`.execute(tx);
  return [...groups].filter(([clientGroupId, group]) => {
    const found = rows.filter((row) => row.clientGroupId === clientGroupId && row.owner === group.owner);
    return found.length !== 1 || found[0]?.id !== group.id || found[0].members !== group.members;
  }).length;
}

async function brokenFiles(
  tx: Tx,
  blobs: BlobStore,
  tenantId: string,
  { files }: Acknowledged,
): Promise<number> {
  const rows = await tx
    .selectFrom('disk_file')
    .select(['file_id', 'owner_id', 'name', 'hash'])
    .where('folder', '=', false)
    .execute();
  const stored = new Map(rows.map((row) => [row.file_id, row]));
  let broken = 0;
  for (const [id, { owner, name, hash }] of files) {
    const row = stored.get(id);
    const fits = row?.owner_id === owner && row.name === name && row.hash === hash;
    if (!fits || (await hashOf(blobs, tenantId, hash)) !== hash) broken += 1;
  }
  return broken;
}

async function hashOf(blobs: BlobStore, tenantId: string, hash: string): Promise<string | undefined> {
  const digest = createHash('sha256');
  try {
    for await (const chunk of await blobs.open({ tenantId, hash })) digest.update(chunk);
  } catch {
    return undefined;
  }
  return digest.digest('hex');
}

async function lostSettings(tx: Tx, { settings }: Acknowledged): Promise<number> {
  const rows = await tx
    .selectFrom('person_settings')
    .select(['user_id', 'notification', 'sound', 'vibration'])
    .execute();
  const stored = new Map(
    rows.map((row) => [
      row.user_id,
      Number(row.notification) * 4 + Number(row.sound) * 2 + Number(row.vibration),
    ]),
  );
  return [...settings].filter(([userId, { left, underWay }]) => {
    const found = stored.get(userId) ?? 7;
    return found !== left && found !== underWay;
  }).length;
}
