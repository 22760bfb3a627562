import { request } from 'node:https';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEventClient } from '../testing/event-client.ts';
import {
  hasHaproxy,
  hasNginx,
  type LoadBalancer,
  startHaproxy,
  startNginx,
} from '../testing/load-balancers.ts';
import { sendMessage } from '../testing/messaging-instance.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type SignedIn, startTestServer, type TestServer } from '../testing/test-server.ts';
import { testPassword } from '../testing/world.ts';
import { uploadFile } from '../testing/disk-client.ts';

if (!hasHaproxy) console.log('Skipped, as haproxy is not installed (apt-get install haproxy).');
if (!hasNginx) console.log('Skipped, as nginx is not installed (apt-get install nginx-light).');

const balancers = [
  ['HAProxy', hasHaproxy, startHaproxy],
  ['nginx', hasNginx, startNginx],
] as const;

describe.each(balancers)('the file of deploy/ for %s', (name, installed, start) => {
  describe.runIf(installed)('with two servers', () => {
    let servers: TestServer[];
    let database: TestDatabase;
    let balancer: LoadBalancer | undefined;
    let people: SignedIn[];
    let draining = -1;
    /** Requests of users per server. */
    const served = [0, 0];

    beforeAll(async () => {
      database = await createTestDatabase();
      servers = [];
      for (const index of [0, 1]) {
        const server = await startTestServer({
          database,
          proxies: ['127.0.0.1'],
          isDraining: () => draining === index,
          ...(servers[0] ? { storage: servers[0].storage } : {}),
        });
        server.app.http.server.on('request', ({ url }) => {
          if (url !== '/readyz') served[index] = (served[index] ?? 0) + 1;
        });
        servers.push(server);
      }
      await servers[0]?.addTenant('demo');
      await servers[0]?.addPeople('demo', [
        { login: 'lina', name: 'Lina' },
        { login: 'tanaka', name: 'Tanaka' },
      ]);
      balancer = await start(servers.map(({ url }) => url.replace('http://', '')));
      people = await Promise.all(
        ['demo~lina', 'demo~tanaka'].map(
          (userId) => servers[0]?.signIn(userId) ?? Promise.reject(new Error()),
        ),
      );
    });
    afterAll(async () => {
      await balancer?.close();
      await servers[1]?.app.close();
      await servers[0]?.close().catch(() => {});
    });

    const at = () => balancer ?? expect.unreachable();
    const person = (index: number) => people[index] ?? expect.unreachable();

    const session = (index: number) => ({
      ...person(index),
      sessionId: '',
      token: person(index).accessToken,
    });

    it('passes events on at once, through a stream that stays open', async () => {
      const events = createEventClient(at().url, person(1).accessToken);
      await events.connect();
      const sent = await sendMessage(
        at().url,
        session(0),
        { type: 'user', id: 'demo~tanaka' },
        { msg: 'now' },
      );
      await events.until(() => events.messageIds().includes(sent.id));
      expect(events.messageIds()).toContain(sent.id);
      events.close();
    });

    it('passes request lines of 60 kB on, and a piece of an upload', async () => {
      const { status, headers } = await fetch(`${at().url}/readyz?${'x'.repeat(60_000)}`);
      expect(status).toBe(200);
      expect(headers.get('x-request-id')).not.toBeNull();
      const bytes = new Uint8Array(8 * 1024 * 1024).fill(65);
      await uploadFile({ url: at().url }, person(0), { name: 'piece.txt', bytes });
    });

    it('names the address of the user, whatever the user names, and TLS', async () => {
      const body = JSON.stringify({ tenantId: 'demo', username: 'lina', password: testPassword });
      const sent = request(`${at().secureUrl}/co/webim/login`, {
        method: 'POST',
        rejectUnauthorized: false,
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          'x-forwarded-for': '203.0.113.7',
          'x-forwarded-proto': 'http',
          forwarded: 'for=203.0.113.8',
        },
      });
      sent.end(body);
      const [response] = await once(sent, 'response');
      response.resume();
      expect(String(response.headers['set-cookie'])).toContain('Secure');
      const addresses = await database.system((tx) => tx.selectFrom('audit').select('address').execute());
      expect(new Set(addresses.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']));
    });

    it('serves no figures', async () => {
      const { status, headers } = await fetch(`${at().url}/metrics`);
      expect([status, headers.get('x-request-id')]).toEqual([404, null]);
    });

    it.runIf(name === 'HAProxy')(
      'sends requests to others while a server drains, whose streams go on',
      async () => {
        const events = createEventClient(at().url, person(1).accessToken);
        const before = [...served];
        await events.connect();
        draining = served.findIndex((count, index) => count > (before[index] ?? 0));
        await vi.waitFor(
          async () => {
            const earlier = served[draining];
            for (let n = 0; n < 10; n += 1) await fetch(`${at().url}/healthz`);
            expect(served[draining]).toBe(earlier);
          },
          { timeout: 10_000 },
        );
        const sent = await sendMessage(
          at().url,
          session(0),
          { type: 'user', id: 'demo~tanaka' },
          { msg: 'on' },
        );
        await events.until(() => events.messageIds().includes(sent.id));
        events.close();
        draining = -1;
      },
    );

    it('goes on without a failed request when a server stops', async () => {
      await servers[0]?.app.close();
      const statuses = new Set<number>();
      for (let n = 0; n < 20; n += 1) statuses.add((await fetch(`${at().url}/readyz`)).status);
      expect([...statuses]).toEqual([200]);
    });
  });
});
