import { sql } from 'kysely';
import type { Database, Tx } from '../../../store/database.ts';
import { type BlobStore, removeStrays, strayAgeMs } from '../../disk/index.ts';

/** Removes avatars without a reference that are older than `before`, by default a day. */
export async function tidyAvatars(
  database: Database,
  avatars: BlobStore,
  before = new Date(Date.now() - strayAgeMs),
): Promise<void> {
  const shown = new Map<string, ReadonlySet<string>>();
  const keeper = {
    async known(tenantId: string) {
      const hashes =
        shown.get(tenantId) ?? (await database.tenant(tenantId, (tx) => readShown(tx, tenantId)));
      shown.set(tenantId, hashes);
      return hashes;
    },
    async remove({ tenantId, hash }: { tenantId: string; hash: string }, deleteBytes: () => Promise<void>) {
      await database.tenant(tenantId, async (tx) => {
        await lockAvatar(tx, tenantId, hash);
        if (!(await readShown(tx, tenantId)).has(hash)) await deleteBytes();
      });
    },
  };
  await removeStrays(avatars, keeper, before);
  await avatars.sweep(new Date(Date.now() - strayAgeMs));
}

/** Serialises storing, setting and removing one avatar. */
export async function lockAvatar(tx: Tx, tenantId: string, hash: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`picture\n${tenantId}\n${hash}`}, 0))`.execute(
    tx,
  );
}

async function readShown(tx: Tx, tenantId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hash: string }>`
    SELECT avatar AS hash FROM person WHERE tenant_id = ${tenantId} AND avatar IS NOT NULL
    UNION SELECT avatar FROM chat_group WHERE tenant_id = ${tenantId} AND avatar IS NOT NULL
  `.execute(tx);
  return new Set(rows.map(({ hash }) => hash));
}
