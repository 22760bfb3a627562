import { createHash, randomUUID } from 'node:crypto';
import {
  codes,
  type Hotspot,
  limits,
  type newsroom,
  type ParsedInputOf,
  type Story,
} from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeFromQuota } from '../../store/daily-quota.ts';
import type { Tx } from '../../store/database.ts';
interface Page {
  page: number;
  size: number;
}

/** What is talked about, most first. */
export async function readHotspots(
  tx: Tx,
  { tenantId }: Actor,
  { page, size }: Page,
): Promise<{ result: Hotspot[]; total: number }> {
  const rows = await tx
    .selectFrom('newsroom_hotspot')
    .select(['hotspot_id', 'title', 'source', 'heat', 'trend', 'url', 'noted_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('heat', 'desc')
    .orderBy('hotspot_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await tx
    .selectFrom('newsroom_hotspot')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const result = rows.map(({ hotspot_id: id, title, source, heat, trend, url, noted_at }) => ({
    id,
    title,
    source,
    heat,
    trend,
    time: noted_at.getTime(),
    ...(url === null ? {} : { url }),
  }));
  return { result, total };
}

interface StoryRow {
  story_id: string;
  title: string;
  status: Story['status'];
  desk: string;
  author: string;
  url: string | null;
  deadline: Date | null;
  updated_at: Date;
}

/** Open stories on a person's desk, ordered by due time. */
export async function readTodoStories(
  tx: Tx,
  { tenantId, userId }: Actor,
  { page, size }: Page,
): Promise<{ result: Story[]; total: number }> {
  const mine = sql`s.tenant_id = ${tenantId} AND s.editor_id = ${userId} AND s.status <> 'published'
    AND s.closed_at IS NULL`;
  const { rows } = await sql<StoryRow>`
    SELECT s.story_id, s.title, s.status, s.desk, s.url, s.deadline, s.updated_at,
      coalesce((SELECT name FROM person WHERE tenant_id = ${tenantId} AND user_id = s.author_id), '') AS author
    FROM newsroom_story s WHERE ${mine}
    ORDER BY s.deadline NULLS LAST, s.updated_at DESC, s.story_id LIMIT ${size} OFFSET ${(page - 1) * size}
  `.execute(tx);
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM newsroom_story s WHERE ${mine}
  `.execute(tx);
  const result = rows.map(({ story_id: id, title, status, desk, author, url, deadline, updated_at }) => ({
    id,
    title,
    status,
    desk,
    author,
    updateTime: updated_at.getTime(),
    ...(deadline === null ? {} : { deadline: deadline.getTime() }),
    ...(url === null ? {} : { url }),
  }));
  return { result, total: counted.rows[0]?.total ?? 0 };
}

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

/** Desks by stories published in the last days, most first. */
export async function rankDesks(
  tx: Tx,
  { tenantId }: Actor,
  { days, size }: { days: number; size: number },
): Promise<{ rank: number; name: string; count: number }[]> {
  const { rows } = await sql<{ rank: number; name: string; count: number }>`
    SELECT rank() OVER (ORDER BY count(*) DESC)::int AS rank, desk AS name, count(*)::int AS count
    FROM newsroom_story
    WHERE tenant_id = ${tenantId} AND status = 'published' AND published_at > now() - make_interval(days => ${days})
    GROUP BY desk ORDER BY count DESC, name LIMIT ${size}
  `.execute(tx);
  return rows;
}

/** Keeps the settings of a big screen and returns the id that follows from them. */
export async function createScreen(tx: Tx, { tenantId, userId }: Actor, param: string): Promise<string> {
  const id = `s${createHash('sha256').update(`${userId}\n${param}`).digest('hex').slice(0, 32)}`;
  const kept = await tx
    .insertInto('screen_param')
    .values({ tenant_id: tenantId, param_id: id, user_id: userId, param })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (kept.numInsertedOrUpdatedRows !== 0n) {
    await takeFromQuota(tx, { tenantId, userId }, 'screen', limits.screensPerDay);
  }
  return id;
}
