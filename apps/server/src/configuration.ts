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
  let identityProvider: Configuration['identityProvider'];
  return async () => {
    const first = await db
      .system((tx) =>
        tx
          .selectFrom('tenant')
          .leftJoin('identity_provider', (join) =>
            join
              .onRef('identity_provider.tenant_id', '=', 'tenant.tenant_id')
              .on('identity_provider.kind', '=', 'oidc')
              .on('identity_provider.enabled', '=', true),
          )
          .select(['tenant.tenant_id', 'tenant.settings'])
          .select(sql<string | null>`identity_provider.settings->>'name'`.as('provider'))
          .orderBy('created_at')
          .orderBy(sql`tenant.tenant_id = 'demo'`, 'desc')
          .orderBy('tenant.tenant_id')
          .limit(1)
          .executeTakeFirst(),
      )
      .catch(() => 'away' as const);
    if (first && first !== 'away') {
      tenantId = first.tenant_id;
      registration = settingOf(tenantId, first.settings, 'registration');
      identityProvider = first.provider === null ? undefined : { name: first.provider };
    }
    return {
      tenantId,
      ...(first === undefined && { vacant: true }),
      title: 'Snap Portal',
      themeColor,
      layoutSettings,
      registration,
      ...(newsFrameUrl !== undefined && { newsFrameUrl }),
      ...(identitySignInUrl !== undefined && { identitySignInUrl }),
      ...(identityProvider !== undefined && { identityProvider }),
    };
  };
}
