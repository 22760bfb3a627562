import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openSession } from '../../apps/server/src/testing/world.ts';
import type { PortalServer } from '../../e2e/portal-server.ts';
import { nodeBinary } from '../start/bootstrap.mjs';
import { cpuEach, cpuOfTree } from './lib/cpu.ts';
import { startFloor } from './lib/floor.ts';
import { memoryOf } from './lib/memory.ts';
import { progress, report } from './lib/report.ts';
import type { SendLoad, SendResult, SendRound, Sender } from './lib/send-load.ts';
import { withData } from './lib/server-data.ts';
import { percentile, spread } from './lib/stats.ts';
import { withServer } from './lib/with-server.ts';

const senders = 200;
const tenantId = 'demo';
const rounds = 5;
const full: SendRound = { milliseconds: 4_000 };
const steady: SendRound = { milliseconds: 5_000, perSecond: 200 };

/**
 * Durable one-to-one messages through the real call; each person has a connection and one pending message. A separate
 * process on the same processors creates the load. Acknowledged messages are counted in the database.
 */
export async function bench(): Promise<void> {
  await withServer(
    async (server) => {
      progress(`${senders} people sign in`);
      const load = { port: server.port, tenantId, senders: await sendersOf(server), listening: false };
      progress(`${rounds} rounds of sending at full speed, beside a floor`);
      const quiet = await atFullSpeed(server, load);
      progress(`${rounds} rounds, everyone reading their stream`);
      const listening = await atFullSpeed(server, { ...load, listening: true });
      progress('200 a second');
      const calm = await withLoad({ ...load, listening: true }, async (send) => {
        const before = cpuOfTree(server.pid);
        const results = await repeat(rounds, () => send(steady));
        const sent = results.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
        return { results, cpu: cpuEach(before, cpuOfTree(server.pid), sent) };
      });
      const { resident, peak } = memoryOf(server.pid);
      report(`Messages from ${senders} people through the real call, durable`, [
        { what: 'acknowledged a second', measured: perSecond(quiet.results), target: '≥ 5,000' },
        {
          what: '  call to response, p50 / p95 / p99',
          measured: spread(quiet.results.flatMap((r) => r.answered)),
        },
        { what: '  CPU of server and database, each', measured: quiet.cpu },
        {
          what: '  acknowledged / stored',
          measured: `${quiet.acknowledged} / ${quiet.stored}`,
          target: 'equal',
        },
        { what: '  floor: bare server, same response', measured: perSecond(quiet.floor) },
        { what: 'acknowledged and delivered a second', measured: perSecond(listening.results) },
        {
          what: '  call to event, p50 / p95 / p99',
          measured: spread(listening.results.flatMap((r) => r.received)),
        },
        { what: '  CPU of server and database, each', measured: listening.cpu },
        {
          what: '  acknowledged / stored',
          measured: `${listening.acknowledged} / ${listening.stored}`,
          target: 'equal',
        },
        {
          what: '200 a second: call to event, p50 / p95 / p99',
          measured: spread(calm.results.flatMap((r) => r.received)),
        },
        { what: '  CPU of server and database, each', measured: calm.cpu },
        {
          what: 'memory of the server, now / at its peak',
          measured: `${resident} / ${peak}`,
          target: '≤ 300 MB',
        },
      ]);
    },
    { env: { PORTAL_DEMO: String(senders) } },
  );
}

/** Sessions of all people, each with the next one as recipient. */
async function sendersOf(server: PortalServer): Promise<Sender[]> {
  return withData(server.data, async (db) => {
    const people = await db.tenant(tenantId, (tx) =>
      tx
        .selectFrom('person')
        .select('user_id')
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', 'person')
        .orderBy('user_id')
        .limit(senders)
        .execute(),
    );
    const sessions = await Promise.all(people.map(({ user_id }) => openSession(db, user_id)));
    return sessions.map(({ userId, token }, index) => ({
      userId,
      accessToken: token,
      recipient: people[(index ^ 1) % people.length]?.user_id ?? userId,
    }));
  });
}

const countMessages = (server: PortalServer) =>
  withData(server.data, (db) =>
    db.tenant(tenantId, async (tx) => {
      const { count } = await tx
        .selectFrom('message')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('tenant_id', '=', tenantId)
        .executeTakeFirstOrThrow();
      return Number(count);
    }),
  );

async function atFullSpeed(server: PortalServer, load: SendLoad) {
  const before = await countMessages(server);
  const floor = load.listening ? undefined : await startFloor(`{"code":"0",${' '.repeat(420)}"result":{}}`);
  const outcome = await withLoad(load, async (send) => {
    const warm = await send(full);
    const cpuBefore = cpuOfTree(server.pid);
    const results = await repeat(rounds, () => send(full));
    const acknowledged = results.reduce((sum, result) => sum + result.acknowledged, 0);
    const cpu = cpuEach(cpuBefore, cpuOfTree(server.pid), acknowledged);
    return { results, cpu, acknowledged: acknowledged + warm.acknowledged };
  });
  const bare = floor
    ? await withLoad({ ...load, port: Number(new URL(floor.url).port) }, (send) =>
        repeat(rounds, () => send({ milliseconds: 1_000 })),
      )
    : [];
  await floor?.close();
  return { ...outcome, floor: bare, stored: (await countMessages(server)) - before };
}

/** Runs work with a sending process. */
async function withLoad<T>(
  load: SendLoad,
  work: (send: (round: SendRound) => Promise<SendResult>) => Promise<T>,
): Promise<T> {
  const child = fork(fileURLToPath(new URL('lib/send-load.ts', import.meta.url)), {
    execPath: nodeBinary(),
    execArgv: [],
    serialization: 'advanced',
  });
  const gone = once(child, 'exit').then((): never => {
    throw new Error('the sending process has ended');
  });
  gone.catch(() => {});
  const send = async (order: object) => {
    child.send(order);
    const [result]: SendResult[] = await Promise.race([once(child, 'message'), gone]);
    if (!result) throw new Error('the sending process said nothing');
    return result;
  };
  try {
    await send({ load });
    return await work((round) => send({ round }));
  } finally {
    child.disconnect();
  }
}

async function repeat<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let count = 0; count < times; count += 1) results.push(await work());
  return results;
}

/** `12,345 (11,000 to 13,000)`: median, minimum and maximum of the rounds. */
function perSecond(results: readonly SendResult[]): string {
  const rates = results.map(({ acknowledged, seconds }) => Math.round(acknowledged / seconds));
  const [median, least, most] = [0.5, 0, 1].map((share) => percentile(rates, share).toLocaleString('en'));
  const refused = results.reduce((sum, result) => sum + result.refused, 0);
  return `${median} (${least} to ${most})${refused > 0 ? `, ${refused} refused` : ''}`;
}
