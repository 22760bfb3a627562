import type { Tx } from '../store/database.ts';

const hour = 3_600_000;

/** Sample data for all newsroom calls: two hotspots, a code list, and three desks with published stories. */
export async function addNewsroomRows(tx: Tx, tenantId: string, authorId: string): Promise<void> {
  const now = Date.now();
  await tx
    .insertInto('newsroom_hotspot')
    .values(
      [300, 200].map((heat) => ({
        tenant_id: tenantId,
        hotspot_id: `h${heat}`,
        title: `heat ${heat}`,
        source: 'test',
        heat,
        trend: 'up' as const,
        url: null,
        noted_at: new Date(now - hour),
      })),
    )
    .execute();
  await tx
    .insertInto('code_entry')
    .values(
      ['消息', '通讯'].map((value, sort) => ({
        tenant_id: tenantId,
        code_type: 'repthesType',
        code: String(sort + 1),
        value,
        sort,
      })),
    )
    .execute();
  const desks = ['时政部', '时政部', '视觉部', '国际部'];
  await tx
    .insertInto('newsroom_story')
    .values(
      desks.map((desk, index) => ({
        tenant_id: tenantId,
        story_id: `published-${index}`,
        title: `story ${index}`,
        kind: null,
        status: 'published' as const,
        desk,
        author_id: authorId,
        editor_id: null,
        url: null,
        deadline: null,
        published_at: new Date(now - hour),
        client_id: null,
      })),
    )
    .execute();
}
