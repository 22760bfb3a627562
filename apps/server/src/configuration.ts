import type { Configuration } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './store/database.ts';

/**
 * What the portal's pages are told. The organisation is the first that was made; with the database away, the one that
 * was known last, so that the page still opens and can say what is wrong.
 */
export function createConfiguration(
  db: Database,
  { layoutSettings, themeColor, newsFrameUrl }: Config,
): () => Promise<Configuration> {
  let tenantId = 'demo';
  return async () => {
    const first = await db
      .system((tx) =>
        tx
          .selectFrom('tenant')
          .select('tenant_id')
          .orderBy('created_at')
          .orderBy(sql`tenant_id = 'demo'`, 'desc')
          .orderBy('tenant_id')
          .limit(1)
          .executeTakeFirst(),
      )
      .catch(() => undefined);
    tenantId = first?.tenant_id ?? tenantId;
    return {
      tenantId,
      title: 'Snap Portal',
      themeColor,
      layoutSettings,
      ...(newsFrameUrl !== undefined && { newsFrameUrl }),
    };
  };
}
