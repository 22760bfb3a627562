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
  /** Whether it is about to stop. */
  isDraining: () => boolean;
}

const SEEN_EVERY_MS = 10_000;

/** Version of this program. */
export const { version: programVersion } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));

async function see(db: Database, { id, address, pool, isDraining }: Node): Promise<void> {
  const draining = isDraining();
  await db.system(async (tx) => {
    await tx
      .insertInto('node')
      .values({ node_id: id, address, version: programVersion, pool, draining })
      .onConflict((conflict) => conflict.column('node_id').doUpdateSet({ seen_at: sql`now()`, draining }))
      .execute();
    await sql`DELETE FROM node WHERE seen_at < now() - interval '1 day'`.execute(tx);
  });
}

/** A server's row in the list of servers. */
export interface KeptNode {
  /** Writes it at once, such as when the server begins to stop. */
  see(): Promise<void>;
  /** Deletes it. */
  stop(): Promise<void>;
}

/** Writes the server's row now and every ten seconds. */
export function keepNode(db: Database, node: Node, onError: (error: unknown) => void): KeptNode {
  let seeing = see(db, node).catch(onError);
  const seeAgain = () => (seeing = seeing.then(() => see(db, node)).catch(onError));
  const timer = setInterval(() => void seeAgain(), SEEN_EVERY_MS);
  return {
    see: seeAgain,
    async stop() {
      clearInterval(timer);
      await seeing;
      await db.system((tx) => tx.deleteFrom('node').where('node_id', '=', node.id).execute()).catch(onError);
    },
  };
}
