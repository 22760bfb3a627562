import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { eventStreamPath } from '@snap/portal-api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { deployFolder, readDeployFile } from '../testing/load-balancers.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const rulesShape = z.object({
  groups: z.array(z.object({ rules: z.array(z.looseObject({ alert: z.string(), expr: z.string() })) })),
});
const dashboardShape = z.object({
  panels: z.array(
    z.looseObject({ title: z.string(), targets: z.array(z.looseObject({ expr: z.string() })) }),
  ),
});

/** Words of PromQL; labels of selectors and groups are removed before. */
const ofLanguage =
  /^(?:sum|min|max|by|le|rate|increase|changes|histogram_quantile|topk|label_values|for|job|route|status|e\d+)$/;

/** The metrics that an expression reads. */
const metricsIn = (expression: string) =>
  expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .match(/[a-z_][a-z_0-9]*/g)
    ?.filter((word) => !ofLanguage.test(word)) ?? [];

describe('alerts and the dashboard', () => {
  let server: TestServer;
  /** Names of the samples of /metrics, and their labels. */
  const printed = new Set(['up']);
  const labels = new Set(['job', 'instance']);

  beforeAll(async () => {
    server = await startTestServer({ metrics: { logLinesLost: () => 0, diskFreeBytes: () => 1 } });
    await fetch(`${server.url}/healthz`);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
      printed.add(/^\w+/.exec(line)?.[0] ?? '');
      for (const [, label = ''] of line.matchAll(/[{,](\w+)="/g)) labels.add(label);
    }
  });
  afterAll(() => server.close());

  const alerts =
    rulesShape.parse(parse(readDeployFile('monitoring/prometheus-alerts.yaml'))).groups[0]?.rules ?? [];
  const { panels } = dashboardShape.parse(JSON.parse(readDeployFile('monitoring/grafana-dashboard.json')));
  const expressions = [
    ...alerts.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];

  it('read metrics and labels that /metrics prints', () => {
    expect(alerts.length).toBeGreaterThan(5);
    expect(panels.length).toBeGreaterThan(10);
    expect(expressions.flatMap(metricsIn).filter((metric) => !printed.has(metric))).toEqual([]);
    const used = expressions.flatMap((expression) =>
      [...expression.matchAll(/[{,](\w+)(?:=~|!=|=)"/g)].map(([, label = '']) => label),
    );
    expect(used.filter((label) => !labels.has(label))).toEqual([]);
  });

  it('leave event streams out of the time to respond, by the route of the contract', () => {
    const excluded = expressions.flatMap((expression) => /route!="([^"]*)"/.exec(expression)?.[1] ?? []);
    expect(new Set(excluded)).toEqual(new Set([eventStreamPath]));
  });

  const promtool = spawnSync('promtool', ['--version']).error === undefined;
  if (!promtool) console.log('Skipped, as promtool is not installed (apt-get install prometheus).');
  it.runIf(promtool)('are rules that Prometheus takes', () => {
    const file = join(deployFolder, 'monitoring/prometheus-alerts.yaml');
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', '--lint=all', '--lint-fatal', file], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('/metrics is for this machine and the networks of PORTAL_METRICS_FROM, and never through a proxy', async () => {
    const { statusCode } = await server.app.http.inject({ url: '/metrics', remoteAddress: '10.1.2.3' });
    expect(statusCode).toBe(404);
    const open = await startTestServer({ metricsFrom: ['10.1.0.0/16', 'fd00::1'] });
    const openTo = async (remoteAddress: string, headers = {}) =>
      (await open.app.http.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(
      await Promise.all(['10.1.2.3', '::ffff:10.1.2.3', 'fd00::1', '127.0.0.1'].map((from) => openTo(from))),
    ).toEqual([200, 200, 200, 200]);
    expect(await Promise.all(['10.2.0.1', 'fd00::2'].map((from) => openTo(from)))).toEqual([404, 404]);
    expect(await openTo('10.1.2.3', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    await open.close();
  });
});
