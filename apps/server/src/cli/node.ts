import type { Command } from 'commander';
import type { Database } from '../store/database.ts';

/** `node list`. */
export function registerNodeCommands(program: Command, openDatabase: () => Promise<Database>): void {
  program
    .command('node')
    .description('Servers of this installation')
    .command('list')
    .description('Lists the servers: id, address, version, connections, start, last seen')
    .action(async () => {
      const db = await openDatabase();
      const nodes = await db.system((tx) =>
        tx.selectFrom('node').selectAll().orderBy('started_at').execute(),
      );
      for (const { node_id, address, version, pool, started_at, seen_at } of nodes) {
        const times = [started_at, seen_at].map((time) => time.toISOString());
        process.stdout.write(`${[node_id, address, version, pool, ...times].join('\t')}\n`);
      }
    });
}
