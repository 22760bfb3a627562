import { sql } from 'kysely';
import type { Database } from '../../../store/database.ts';
import type { Blob, BlobStore } from './blob-store.ts';

/** Contents younger than this may be on their way to whatever will refer to them. */
export const strayPatience = 86_400_000;

/** Who refers to contents. */
export interface ContentKeeper {
  /** Of these contents of an organisation, those that something refers to. */
  known(tenantId: string, hashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Removes one, unless something has come to refer to it; holds off whoever is about to. */
  remove(blob: Blob, deleteBytes: () => Promise<void>): Promise<void>;
}

/** Removes what stands in a store since before a moment and nothing refers to, as a crash or a replacement leaves it. */
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
        // A row that never comes to be: whoever stores this content meanwhile waits for it, and brings the bytes anew.
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
