import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from './database.ts';

/** A server of the installation. */
export interface Node {
  /** Instance id, as in its log. */
  id: string;
  address: string;
  /** Maximum connections to the database. */
  pool: number;
}

const SEEN_EVERY_MS = 10_000;

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));

async function see(db: Database, { id, address, pool }: Node): Promise<void> {
  await db.system(async (tx) => {
    await tx
      .insertInto('node')
      .values({ node_id: id, address, version, pool })
      .onConflict((conflict) => conflict.column('node_id').doUpdateSet({ seen_at: sql`now()` }))
      .execute();
    await sql`DELETE FROM node WHERE seen_at < now() - interval '1 day'`.execute(tx);
  });
}

/** Writes the server's row now and every ten seconds. Returns a function that ends this and deletes the row. */
export function keepNode(db: Database, node: Node, onError: (error: unknown) => void): () => Promise<void> {
  let seeing = see(db, node).catch(onError);
  const timer = setInterval(() => {
    seeing = seeing.then(() => see(db, node)).catch(onError);
  }, SEEN_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await seeing;
    await db.system((tx) => tx.deleteFrom('node').where('node_id', '=', node.id).execute()).catch(onError);
  };
}
