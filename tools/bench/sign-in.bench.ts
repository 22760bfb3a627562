import { openSession } from '../../apps/server/src/testing/world.ts';
import type { PortalServer } from '../../e2e/portal-server.ts';
import { memoryOf } from './lib/memory.ts';
import { progress, report } from './lib/report.ts';
import { withData } from './lib/server-data.ts';
import { demoPassword } from '../../e2e/demo-password.ts';
import { percentile, spread, timed } from './lib/stats.ts';
import { withServer } from './lib/with-server.ts';

const tenantId = 'demo';
/** Concurrent sign-ins in steady use, and in a burst. */
const [steady, burst] = [8, 150];
const [lasting, rounds] = [5_000, 3];

/** Sign-ins through the real call, and the effect of a burst on other calls. */
export async function bench(): Promise<void> {
  await withServer(
    async (server) => {
      const logins = await shareThePassword(server);
      progress('sign-ins without pause');
      const times: number[] = [];
      const rates: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one round after the other
        rates.push(await withoutPause(server, logins, times));
      }
      progress('calls of others, alone and beside a burst of sign-ins');
      const call = await someonesCall(server);
      const alone = await during(call, new Promise((resolve) => setTimeout(resolve, lasting)));
      const refused: number[] = [];
      const crowd = Promise.all(Array.from({ length: burst }, (_, n) => signIn(server, logins[n]))).then(
        (statuses) => refused.push(...statuses.filter((status) => status !== 200)),
      );
      const beside = await during(call, crowd);
      const { resident, peak } = memoryOf(server.pid);
      const range = [0.5, 0, 1].map((share) => percentile(rates, share).toFixed(0));
      report('Sign-ins through the real call, Argon2id as configured', [
        { what: 'a second', measured: `${range[0]} (${range[1]} to ${range[2]})`, target: '≥ 30' },
        { what: `  each, ${steady} at once: p50 / p95 / p99`, measured: spread(times) },
        { what: 'calls of others, alone: p50 / p95 / p99', measured: spread(alone) },
        { what: `calls of others, beside ${burst} sign-ins at once`, measured: spread(beside) },
        { what: '  of which refused with 429', measured: String(refused.length) },
        {
          what: 'memory of the server, now / at its peak',
          measured: `${resident} / ${peak}`,
          target: '≤ 300 MB',
        },
      ]);
    },
    // Each person signs in from another address, as through a reverse proxy.
    { env: { PORTAL_DEMO: '200', PORTAL_PROXIES: '127.0.0.1' } },
  );
}

/** Sets the same password for all, so that no account signs in twice at once. Returns the logins. */
function shareThePassword(server: PortalServer): Promise<string[]> {
  return withData(server.data, (db) =>
    db.tenant(tenantId, async (tx) => {
      const people = await tx
        .updateTable('person')
        .set((eb) => ({
          password_hash: eb
            .selectFrom('person as p')
            .select('p.password_hash')
            .where('p.login', '=', 'zhangwei'),
        }))
        .where('kind', '=', 'person')
        .returning('login')
        .execute();
      return people.map(({ login }) => login);
    }),
  );
}

let tried = 0;
async function signIn(server: PortalServer, username: string | undefined): Promise<number> {
  const response = await fetch(`${new URL(server.url).origin}/co/webim/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${(tried += 1) % 250}` },
    body: JSON.stringify({ tenantId, username, password: demoPassword }),
  });
  const result = await response.text();
  if (response.status === 200 && !result.includes('"code":"0"'))
    throw new Error(`sign-in responded ${result}`);
  return response.status;
}

async function withoutPause(server: PortalServer, logins: string[], times: number[]): Promise<number> {
  const begun = performance.now();
  let done = 0;
  const one = async () => {
    while (performance.now() - begun < lasting) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      times.push(await timed(() => signIn(server, logins[(done += 1) % logins.length])));
    }
  };
  await Promise.all(Array.from({ length: steady }, one));
  return done / ((performance.now() - begun) / 1_000);
}

/** A call of a signed-in person. */
async function someonesCall(server: PortalServer): Promise<() => Promise<unknown>> {
  const { token } = await withData(server.data, (db) => openSession(db, `${tenantId}~zhangwei`));
  const { origin } = new URL(server.url);
  const headers = { authorization: `Bearer ${token}`, tenantid: tenantId };
  return async () => (await fetch(`${origin}/snap-app-im/oapi/message/unread`, { headers })).text();
}

/** Times of sequential calls until a promise settles. */
async function during(call: () => Promise<unknown>, over: Promise<unknown>): Promise<number[]> {
  const state = { over: false };
  void over.then(() => (state.over = true));
  const times: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  while (!state.over) times.push(await timed(call));
  return times;
}
