import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it, vi } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { startProgram } from './testing/processes.ts';
import { startTracing } from './tracing.ts';

const data = mkdtempSync(join(tmpdir(), 'portal-tracing-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('without a collector nothing is traced', async () => {
  expect(await startTracing({})).toBeUndefined();
});

it('requests and statements are sent to a collector, without what is searched and without values', async () => {
  let received = '';
  const collector = createServer((request, response) => {
    const answer = async () => {
      received += (await buffer(request)).toString('latin1');
      response.setHeader('content-type', 'application/json').end('{}');
    };
    void answer();
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = await freePort();
  const server = startProgram('main.ts', [], {
    PORTAL_DATA: data,
    PORTAL_PORT: String(port),
    PORTAL_DEMO: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_LOGS_EXPORTER: 'none',
  });
  await server.says(/Ctrl-C/);
  const body = JSON.stringify({ tenantId: 'secret-tenant', username: 'nobody', password: 'x' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`http://127.0.0.1:${port}/co/webim/login?q=secret-words`, { method: 'POST', headers, body });
  await vi.waitFor(() => expect(received).toContain('/co/webim/login'), { timeout: 20_000 });
  await vi.waitFor(() => expect(received).toMatch(/select|SELECT/), { timeout: 20_000 });
  server.child.kill('SIGTERM');
  await server.ended;
  collector.close();
  expect(received).not.toContain('secret-words');
  expect(received).not.toContain('nobody');
});
