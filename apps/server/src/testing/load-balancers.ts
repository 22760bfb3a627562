import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** The folder of what operators install. */
export const deployFolder = fileURLToPath(new URL('../../../../deploy/', import.meta.url));

const isInstalled = (program: string, version: string) => spawnSync(program, [version]).error === undefined;
export const hasHaproxy = isInstalled('haproxy', '-v');
export const hasNginx = isInstalled('nginx', '-v');

/** A load balancer on loopback, a process of its own, with the file of `deploy/`. */
export interface LoadBalancer {
  /** Without TLS and without a trailing slash. */
  url: string;
  /** With a certificate that no one trusts. */
  secureUrl: string;
  close(): Promise<void>;
}

/** A file of three servers gets one of them several times when there are fewer. */
const three = (servers: readonly string[]) => [0, 1, 2].map((n) => servers[n % servers.length] ?? '');

/**
 * HAProxy with `deploy/haproxy.cfg`.
 * @param servers `host:port` of one to three servers.
 * @param port Of `url`; default: chosen by the system.
 */
export async function startHaproxy(servers: readonly string[], port?: number): Promise<LoadBalancer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-haproxy-'));
  const { pem } = makeCertificate(folder);
  const [plain, secure, redirect] = await Promise.all([port ?? freePort(), freePort(), freePort()]);
  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    PORTAL_BIND_HTTP: `127.0.0.1:${redirect}`,
    PORTAL_BIND: `127.0.0.1:${secure} ssl crt ${pem} alpn h2,http/1.1`,
  };
  for (const [n, server] of three(servers).entries()) env[`PORTAL_SERVER_${n + 1}`] = server;
  return run(folder, 'haproxy', ['-db', '-f', withPlainListener(folder, plain)], env, plain, secure);
}

/** A copy of the file whose frontend listens without TLS, too. */
function withPlainListener(folder: string, port: number): string {
  const file = join(folder, 'haproxy.cfg');
  const bind = 'bind "${PORTAL_BIND[*]}"';
  writeFileSync(file, readDeployFile('haproxy.cfg').replace(bind, `bind 127.0.0.1:${port}\n  ${bind}`));
  return file;
}

export const readDeployFile = (name: string) => readFileSync(join(deployFolder, name), 'utf8');

/** nginx with `deploy/nginx.conf`. @param servers `host:port` of one to three servers. */
export async function startNginx(servers: readonly string[]): Promise<LoadBalancer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const { key, certificate } = makeCertificate(folder);
  const [plain, secure, redirect] = await Promise.all([freePort(), freePort(), freePort()]);
  const places = three(servers).values();
  const site = readDeployFile('nginx.conf')
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${redirect};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${plain};\n  listen 127.0.0.1:${secure} ssl http2;`)
    .replace('/etc/nginx/portal.pem', certificate)
    .replace('/etc/nginx/portal.key', key)
    .replaceAll(/server 127\.0\.0\.1:\d+/g, () => `server ${places.next().value}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${join(folder, 'pid')}; daemon off; error_log stderr crit;
     events {} http { access_log off; ${temporary} ${site} }`,
  );
  return run(folder, 'nginx', ['-e', 'stderr', '-p', folder, '-c', file], {}, plain, secure);
}

async function run(
  folder: string,
  program: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
  plain: number,
  secure: number,
): Promise<LoadBalancer> {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-4_000)));
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${plain}`;
  for (let tries = 0; !(await fetch(url, { redirect: 'manual' }).then(Boolean, () => false)); tries += 1) {
    if (child.exitCode !== null || tries > 250) throw new Error(`${program} does not start: ${errors}`);
    await pause(20);
  }
  return {
    url,
    secureUrl: `https://127.0.0.1:${secure}`,
    async close() {
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 500);
      await ended;
      clearTimeout(patience);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A certificate of a day for 127.0.0.1. */
function makeCertificate(folder: string) {
  const [key, certificate, pem] = ['portal.key', 'portal.crt', 'portal.pem'].map((name) =>
    join(folder, name),
  );
  if (!key || !certificate || !pem) throw new Error('no paths');
  const options = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=127.0.0.1 -days 1 -nodes';
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    ...options.split(' '),
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  if (made.status !== 0) throw new Error(String(made.stderr));
  writeFileSync(pem, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return { key, certificate, pem };
}
