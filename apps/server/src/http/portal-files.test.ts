import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  const outer = mkdtempSync(join(tmpdir(), 'portal-files-'));
  folder = join(outer, 'dist');
  for (const name of ['assets', 'icons']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(outer, 'secret.txt'), 'canary');
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta name="portal-build" content="1a2b3c"><div id="root"></div>',
  );
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'icons', 'icon-64.png'), 'icon');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync('packed'));
  const console = join(outer, 'console');
  mkdirSync(join(console, 'assets'), { recursive: true });
  writeFileSync(join(console, 'index.html'), '<!doctype html><div id="console"></div>');
  writeFileSync(join(console, 'assets', 'main-5e6f.js'), 'of the console');
  server = await startTestServer({ appFolders: { portal: folder, console } });
});
afterAll(async () => {
  await server.close();
  rmSync(join(folder, '..'), { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { redirect: 'manual', headers });

describe('the built portal', () => {
  it.each([
    '/snap-portal/',
    '/snap-portal/login',
    '/snap-portal/news/news?type=user&id=demo~li',
    '/snap-portal/user/',
    '/snap-portal/%zz',
    '/snap-portal/login?redirect=%E0%A4%A',
  ])('serves the page for %s, always revalidated', async (path) => {
    const response = await get(path, { accept: 'text/html,*/*' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('id="root"');
  });

  it('redirects there from the root', async () => {
    for (const path of ['/', '/snap-portal']) {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/snap-portal/']);
    }
  });

  it('serves hashed files as immutable, and compressed when accepted', async () => {
    const packed = await get('/snap-portal/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('content-type')).toContain('javascript');
    expect(await packed.text()).toBe('packed');
    const plain = await get('/snap-portal/assets/app-1a2b.js', { 'accept-encoding': 'identity' });
    expect(await plain.text()).toBe('plain');
    expect((await get('/snap-portal/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('caches icons, which have no hash, for a day', async () => {
    const icon = await get('/snap-portal/icons/icon-64.png');
    expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it.each([
    '/snap-portal/assets/gone-3c4d.js',
    '/snap-portal/gone.png',
    '/snap-portal/..%2fsecret.txt',
    '/snap-portal/%2e%2e/secret.txt',
    '/snap-portal/assets/..%5c..%5c..%5csecret.txt',
    '/snap-portal/.%00/secret.txt',
  ])('responds to %s with 404 or 400, never with the page or a file outside', async (path) => {
    const response = await get(path);
    expect([400, 403, 404]).toContain(response.status);
    expect(await response.text()).not.toMatch(/canary|id="root"/);
  });

  it('serves the page for a navigation to an unknown path with a dot, and 404 for a missing file', async () => {
    const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const page = await get('/snap-portal/x/y.z', navigation);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('id="root"');
    const image = await get('/snap-portal/favicon.svg', navigation);
    expect(image.headers.get('content-type')).toContain('image/svg+xml');
    for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8', 'text/css,*/*;q=0.1']) {
      // oxlint-disable-next-line no-await-in-loop -- each by itself
      expect((await get('/snap-portal/x/y.z', { accept })).status).toBe(404);
    }
  });

  it('serves the runtime configuration', async () => {
    const response = await get('/snap-portal/app-config.json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toEqual({
      tenantId: 'demo',
      title: 'Test',
      themeColor: '#296abb',
      layoutSettings: true,
      registration: true,
      build: '1a2b3c',
    });
  });

  it('detects a newer build at runtime', async () => {
    const page = join(folder, 'index.html');
    const old = readFileSync(page, 'utf8');
    writeFileSync(page, old.replace('1a2b3c', '4d5e6f'));
    const config = await (await get('/snap-portal/app-config.json')).json();
    writeFileSync(page, old);
    expect(config).toMatchObject({ build: '4d5e6f' });
  });

  it("has a web app manifest in the request's language", async () => {
    const response = await get('/snap-portal/manifest.webmanifest', { 'accept-language': 'zh-CN,zh;q=0.9' });
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(await response.json()).toMatchObject({
      name: 'Test',
      lang: 'zh',
      start_url: '/snap-portal/',
      display: 'standalone',
      theme_color: '#296abb',
      icons: expect.arrayContaining([expect.objectContaining({ sizes: '512x512', purpose: 'maskable' })]),
      shortcuts: expect.arrayContaining([{ name: '消息', url: '/snap-portal/news/news' }]),
    });
  });
});

describe('the built console', () => {
  const page = { accept: 'text/html,*/*' };

  it.each(['/snap-console/', '/snap-console/people', '/snap-console/%zz', '/snap-console/x/y.z'])(
    'serves its own page for %s, always revalidated',
    async (path) => {
      const response = await get(path, page);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('id="console"');
    },
  );

  it('redirects to its address with a slash', async () => {
    const response = await get('/snap-console');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/snap-console/']);
  });

  it('serves its own files as immutable, and none of the portal', async () => {
    const script = await get('/snap-console/assets/main-5e6f.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await script.text()).toBe('of the console');
    for (const path of ['assets/app-1a2b.js', 'favicon.svg', '..%2fsecret.txt', '%2e%2e/secret.txt']) {
      // oxlint-disable-next-line no-await-in-loop -- each by itself
      const response = await get(`/snap-console/${path}`);
      expect([400, 403, 404]).toContain(response.status);
      // oxlint-disable-next-line no-await-in-loop -- each by itself
      expect(await response.text()).not.toMatch(/canary|plain/);
    }
  });
});

describe('security headers', () => {
  it.each([
    ['the page', '/snap-portal/'],
    ['the page of the console', '/snap-console/'],
    ['a file', '/snap-portal/favicon.svg'],
    ['a file that is missing', '/snap-portal/gone.js'],
    ['the configuration', '/snap-portal/app-config.json'],
    ['a redirect', '/'],
    ['an unknown call', '/co/nothing'],
    ['a refused call', '/snap-app-im/oapi/message/unread'],
    ['the stream', '/snap-app-im/webim/events'],
    ['health', '/healthz'],
  ])('are set on %s', async (_, path) => {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe-eval|unsafe-inline|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('endpoints for supervisors', () => {
  it.each(['/', '/snap-portal/', '/snap-portal/favicon.svg', '/healthz', '/readyz'])(
    'HEAD %s matches GET, without a body',
    async (path) => {
      const [head, got] = await Promise.all(
        ['HEAD', 'GET'].map((method) => fetch(`${server.url}${path}`, { method, redirect: 'manual' })),
      );
      expect(head?.status).toBe(got?.status);
      expect(head?.headers.get('content-type')).toBe(got?.headers.get('content-type') ?? null);
      expect(await head?.text()).toBe('');
    },
  );

  it('metrics count requests by route', async () => {
    await get('/co/nothing?q=canary');
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="none",status="404"\} \d+/);
    expect(text).not.toContain('canary');
  });

  it('metrics are not available through a proxy', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(404);
  });
});
