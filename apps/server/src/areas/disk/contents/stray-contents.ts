import { sql } from 'kysely';
import type { Database } from '../../../store/database.ts';
import type { Blob, BlobStore } from './blob-store.ts';

/** Milliseconds. The row that will refer to a younger content may not be written yet. */
export const strayAgeMs = 86_400_000;

/** Who refers to contents. */
export interface ContentKeeper {
  /** Of these contents of an organisation, those that something refers to. */
  known(tenantId: string, hashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Removes a content unless something refers to it by now; blocks writers of such a reference. */
  remove(blob: Blob, deleteBytes: () => Promise<void>): Promise<void>;
}

/** Removes contents older than `before` that nothing refers to, which a crash or a replacement leaves. */
export async function removeStrays(blobs: BlobStore, keeper: ContentKeeper, before: Date): Promise<void> {
  for await (const { tenantId, hashes } of blobs.list()) {
    const known = await keeper.known(tenantId, hashes);
    for (const hash of hashes.filter((each) => !known.has(each))) {
      const blob = { tenantId, hash };
      const since = await blobs.since(blob);
      if (since && since < before) await keeper.remove(blob, () => blobs.delete(blob));
    }
  }
}

/** The disk refers to a content by its row in `disk_blob`. */
export function diskContents(database: Database): ContentKeeper {
  return {
    async known(tenantId, hashes) {
      const rows = await database.tenant(tenantId, (tx) =>
        tx
          .selectFrom('disk_blob')
          .select('hash')
          .where('tenant_id', '=', tenantId)
          .where('hash', 'in', hashes)
          .execute(),
      );
      return new Set(rows.map((row) => row.hash));
    },
    async remove({ tenantId, hash }, deleteBytes) {
      await database.tenant(tenantId, async (tx) => {
        // A row that is never committed: a transaction that stores this content waits for it, and writes the bytes
        // again.
        const { rows } = await sql`
          INSERT INTO disk_blob (tenant_id, hash, size, media_type)
          SELECT tenant_id, ${hash}, 0, 'application/octet-stream' FROM tenant WHERE tenant_id = ${tenantId}
          ON CONFLICT DO NOTHING RETURNING hash
        `.execute(tx);
        if (rows.length === 0) return;
        await deleteBytes();
        await tx.deleteFrom('disk_blob').where('tenant_id', '=', tenantId).where('hash', '=', hash).execute();
      });
    },
  };
}
