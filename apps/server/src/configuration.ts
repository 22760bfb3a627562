import type { Configuration } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './store/database.ts';
import { settingOf } from './tenant-settings.ts';

/**
 * Runtime configuration of the portal's pages. The default organisation is the oldest one. While the database is
 * unavailable, the last known one is used, so that the page opens and can show the error.
 */
export function createConfiguration(
  db: Database,
  { layoutSettings, themeColor, newsFrameUrl, identitySignInUrl }: Config,
): () => Promise<Configuration> {
  let tenantId = 'demo';
  let registration = false;
  return async () => {
    const first = await db
      .system((tx) =>
        tx
          .selectFrom('tenant')
          .select(['tenant_id', 'settings'])
          .orderBy('created_at')
          .orderBy(sql`tenant_id = 'demo'`, 'desc')
          .orderBy('tenant_id')
          .limit(1)
          .executeTakeFirst(),
      )
      .catch(() => undefined);
    if (first) {
      tenantId = first.tenant_id;
      registration = settingOf(tenantId, first.settings, 'registration');
    }
    return {
      tenantId,
      title: 'Snap Portal',
      themeColor,
      layoutSettings,
      registration,
      ...(newsFrameUrl !== undefined && { newsFrameUrl }),
      ...(identitySignInUrl !== undefined && { identitySignInUrl }),
    };
  };
}
