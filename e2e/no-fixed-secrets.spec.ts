import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PortalServer } from './portal-server.ts';

const bundle = fileURLToPath(new URL('../apps/portal/dist/', import.meta.url));

/** Patterns of keys in public code: armour, known prefixes, long quoted hexadecimal or base64. */
const keys = [
  /-----BEGIN [A-Z ]*(?:PRIVATE KEY|SECRET)/g,
  /\b(?:AKIA|ghp_|xox[abp]-|sk_live_)[A-Za-z0-9_-]{10,}/g,
  /["'`](?:[0-9a-f]{32}|[0-9a-f]{48}|[0-9a-f]{64})["'`]/gi,
  /["'`](?=[^"'`]*[0-9])(?=[^"'`]*[A-Z])(?=[^"'`]*[a-z])[A-Za-z0-9+/]{22,86}={1,2}["'`]/g,
];

/** Part of every base64 encoder, and of no key. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

test('nothing served to browsers looks like a key', () => {
  const files = readdirSync(bundle, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css|html|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(3);
  const found = files.flatMap((name) => {
    const text = readFileSync(join(bundle, name), 'utf8');
    return keys
      .flatMap((pattern) => text.match(pattern) ?? [])
      .filter((key) => !key.includes(alphabet))
      .map((key) => `${name}: ${key}`);
  });
  expect(found).toEqual([]);
});

test('two installations share no secret', async () => {
  const servers = [await PortalServer.create(), await PortalServer.create()];
  try {
    for (const server of servers) await server.start();
    const secrets = servers.map(({ data }) =>
      Object.values<string>(JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))),
    );
    expect(secrets.flat().length).toBeGreaterThan(5);
    expect(new Set(secrets.flat()).size).toBe(secrets.flat().length);
    for (const secret of secrets.flat()) expect(secret.length).toBeGreaterThanOrEqual(32);
  } finally {
    for (const server of servers) await server.dispose();
  }
});
