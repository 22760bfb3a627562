import { codes } from '@snap/portal-api/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { BlockList, isIPv6 } from 'node:net';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { isLoopback } from '../config.ts';
import type { Database } from '../store/database.ts';
import { HttpRefusal } from './refusal.ts';

/** Server state for `/metrics`. */
export interface ServerFigures {
  logLinesLost: () => number;
  diskFreeBytes: () => number;
  /** Reads that the standby could take, by the server that took them. */
  reads?: () => Readonly<Record<'standby' | 'primary', number>>;
}

export interface HealthOptions {
  metrics?: ServerFigures;
  /** Whether the server is about to stop. */
  isDraining?: () => boolean;
  /** Networks that may read `/metrics`, beside this machine. */
  metricsFrom?: readonly string[];
  /** Number of open event streams. */
  streams?: () => number;
}

/** `Retry-After` of a server that stops, in seconds: another one may respond. */
const retryAfter = 1;

/**
 * Endpoints for supervisors: `/healthz` reports that the process responds, `/readyz` that it can serve and is not about
 * to stop. `/metrics` is restricted to this machine and `metricsFrom`, excluding requests through a proxy.
 */
export function registerHealth(
  app: FastifyInstance,
  db: Database,
  { metrics: figures, isDraining = () => false, metricsFrom = [], streams }: HealthOptions,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to respond, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 10],
    registers: [registry],
  });
  if (figures) registerFigures(registry, figures);
  if (streams) {
    const open = new Gauge({
      name: 'portal_streams',
      help: 'Open event streams',
      registers: [],
      collect() {
        this.set(streams());
      },
    });
    registry.registerMetric(open);
  }
  const allowed = blockListOf(metricsFrom);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });

  const options = { exposeHeadRoute: true };
  app.get('/healthz', options, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ code: codes.ok }),
  );
  app.get('/readyz', options, async (_, reply) => {
    if (isDraining()) throw new HttpRefusal(503, codes.unavailable, retryAfter);
    await db.system((tx) => sql`select 1`.execute(tx));
    return reply.header('cache-control', 'no-store').send({ code: codes.ok });
  });
  app.get('/metrics', async (request, reply) => {
    const proxied =
      request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    const address = request.socket.remoteAddress ?? '';
    if (proxied || !(isLoopback(address) || allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')))
      throw new HttpRefusal(404, codes.notFound);
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function registerFigures(registry: Registry, { logLinesLost, diskFreeBytes, reads }: ServerFigures): void {
  const lost = new Counter({
    name: 'portal_log_lines_lost_total',
    help: 'Lines that could not be written to the log',
    // A separate registry, because a restore creates the app a second time.
    registers: [],
    collect() {
      this.reset();
      this.inc(logLinesLost());
    },
  });
  const free = new Gauge({
    name: 'portal_disk_free_bytes',
    help: 'Room on the disk of the data folder',
    registers: [],
    collect() {
      this.set(diskFreeBytes());
    },
  });
  const taken = new Counter({
    name: 'portal_reads_total',
    help: 'Reads that the standby could take, by the server that took them',
    labelNames: ['server'],
    registers: [],
    collect() {
      this.reset();
      const { standby = 0, primary = 0 } = reads?.() ?? {};
      this.inc({ server: 'standby' }, standby);
      this.inc({ server: 'primary' }, primary);
    },
  });
  registry.registerMetric(taken);
  registry.registerMetric(lost);
  registry.registerMetric(free);
}
