import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bus } from '../../apps/server/src/live/bus/bus.ts';
import { openPostgresBus } from '../../apps/server/src/live/bus/postgres-bus.ts';
import { openRedisBus } from '../../apps/server/src/live/bus/redis-bus.ts';
import { openDatabase } from '../../apps/server/src/store/database.ts';
import { openEmbeddedPostgres } from '../../apps/server/src/store/embedded-postgres.ts';
import { publish } from '../../apps/server/src/store/events.ts';
import { eventChannel } from '../../apps/server/src/store/hints.ts';
import { migrate } from '../../apps/server/src/store/migrate.ts';
import { openRedis } from '../../apps/server/src/store/redis.ts';
import { hasRedis, startRedisServer } from '../../apps/server/src/testing/redis-server.ts';
import { addTenant } from '../../apps/server/src/testing/world.ts';
import { progress, report } from './lib/report.ts';
import { percentile } from './lib/stats.ts';

const writers = 20;
const rounds = 7;
const ROUND_MS = 2_000;
const tenantId = 'demo';

const connectRedis = (url: string) => openRedis({ url, prefix: '', onAway: () => {}, onBack: () => {} });
const median = (values: readonly number[] = []) => percentile(values, 0.5);

/**
 * Commits of transactions that write an event, with and without wake-ups of other servers, in turn: only what follows the
 * commit differs. One other server listens.
 */
export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const postgres = await openEmbeddedPostgres(folder);
  await migrate(postgres.owner);
  const connection = postgres.application;
  const database = openDatabase(connection, { connections: writers, keepsOpen: true });
  await addTenant(database, tenantId);
  const redisServer = hasRedis ? await startRedisServer() : undefined;
  const silent = { onHint: () => {}, onEphemeral: () => {}, onError: () => {} };
  const overDatabase = (instanceId: string) => openPostgresBus({ connection, instanceId, ...silent });
  const redis = redisServer && [connectRedis(redisServer.url), connectRedis(redisServer.url)];
  const overRedis = redis?.map((each, n) => openRedisBus({ redis: each, instanceId: String(n), ...silent }));
  const overPostgres = [overDatabase('0'), overDatabase('1')];
  const busses = [...overPostgres, ...(overRedis ?? [])];
  while (busses.some((bus) => !bus.isConnected())) await new Promise((resolve) => setTimeout(resolve, 20));

  const modes: { name: string; bus?: Bus | undefined; within?: true }[] = [
    { name: 'without wake-ups' },
    { name: 'NOTIFY within each transaction (before)', within: true },
    { name: 'by the database, after the commit', bus: overPostgres[0] },
    ...(overRedis ? [{ name: 'by Redis, after the commit', bus: overRedis[0] }] : []),
  ];
  const run = async ({ bus, within }: (typeof modes)[number]) => {
    database.follow({ hint: () => bus?.hint(tenantId) });
    const end = performance.now() + ROUND_MS;
    let commits = 0;
    const write = async () => {
      while (performance.now() < end) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await database.tenant(tenantId, async (tx) => {
          await publish(tx, { type: 'directory', payload: {} });
          if (within) await sql`SELECT pg_notify(${eventChannel}, 'x')`.execute(tx);
          // Without it, the transactions would differ by a round trip.
          else await sql`SELECT 1`.execute(tx);
        });
        commits += 1;
      }
    };
    const begun = performance.now();
    await Promise.all(Array.from({ length: writers }, write));
    return (commits / (performance.now() - begun)) * 1_000;
  };
  progress(`${rounds} rounds of ${modes.length} modes, ${writers} writers`);
  const rates = modes.map((): number[] => []);
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [n, mode] of modes.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- in turn
      const rate = await run(mode);
      if (round > 0) rates[n]?.push(rate);
    }
  }
  report(
    'Commits a second of transactions with an event',
    modes.map(({ name }, n) => ({
      what: name,
      measured: `${Math.round(median(rates[n])).toLocaleString('en')} (${(median(rates[n]) / median(rates[0])).toFixed(2)} ×)`,
    })),
  );
  await Promise.all(busses.map((bus) => bus.close()));
  await Promise.all((redis ?? []).map((each) => each.close()));
  await redisServer?.close();
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
