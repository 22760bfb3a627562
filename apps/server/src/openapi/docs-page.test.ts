import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { openApiDocument } from './document.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the API documentation', () => {
  it('is public as OpenAPI', async () => {
    const response = await fetch(`${server.url}/openapi.json`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it('responds 304 to a client that has it', async () => {
    for (const path of ['/openapi.json', '/docs']) {
      // oxlint-disable-next-line no-await-in-loop -- two pages
      const etag = (await fetch(server.url + path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^(W\/)?".+"$/);
      // oxlint-disable-next-line no-await-in-loop
      const again = await fetch(server.url + path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
    }
  });

  it('is a page that lists every call, without scripts and external requests', async () => {
    const response = await fetch(`${server.url}/docs`);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-.+require-trusted-types-for 'script'$/u,
    );
    const page = await response.text();
    for (const methods of Object.values(openApiDocument().paths)) {
      for (const { operationId } of Object.values(methods)) expect(page).toContain(`id="${operationId}"`);
    }
    // Examples contain URLs as text; no element or style has one.
    expect(page).not.toMatch(/<script|<[^>]*(?:https?:)?\/\/|url\(|@import/u);
  });
});
