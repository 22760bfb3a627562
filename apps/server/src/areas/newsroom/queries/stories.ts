import type { Hotspot, Story } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';

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
