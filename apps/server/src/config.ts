import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { StartupError } from './startup-error.ts';
import { readDatabaseUrls } from './store/database-urls.ts';
import { type FilesUrl, readFilesUrl } from './store/files-url.ts';

/** Messages a second of one person, over time: faster than people type. */
export const usualMessageRate = 3;

export interface Config {
  host: string;
  /** 0: chosen by the system. */
  port: number;
  /** Folder of database, files and keys. */
  data: string;
  /** Log file; undefined: standard output. */
  logFile: string | undefined;
  /** External PostgreSQL; undefined: the embedded one. */
  databaseUrl: string | undefined;
  /** Standbys of the external PostgreSQL that take reads; undefined: none. */
  databaseReadUrls: readonly string[] | undefined;
  /** Database connections for requests. */
  databasePool: number;
  /** Redis that connects several servers; undefined: the database does. */
  busUrl: string | undefined;
  /** Folder that the console writes backups to; undefined: it writes none. */
  backupFolder: string | undefined;
  /** Bucket of all files; undefined: the data folder. */
  filesUrl: FilesUrl | undefined;
  /** Seconds between a request to stop and the stop, during which load balancers notice. */
  drainSeconds: number;
  demo: { people: number; password: string; content: boolean };
  layoutSettings: boolean;
  /** Default accent colour of the portal, `#rrggbb`. */
  themeColor: string;
  /** A page that replaces the portal's own messaging in the panel (A14). */
  newsFrameUrl: string | undefined;
  /** Addresses and networks of trusted reverse proxies. */
  proxies: readonly string[];
  /** Addresses and networks that may read `/metrics`, beside this machine. */
  metricsFrom: readonly string[];
  /** Other origins whose pages may call with a bearer token (F14). */
  allowedOrigins: readonly string[];
  /** Sustained rate limit of messages per second and person; 0: unlimited. */
  messageRate: number;
  /** URL that SMS codes are posted to; undefined: they are logged. */
  smsUrl: string | undefined;
  /** URL that redeems sign-in codes of the identity provider; undefined: no provider. */
  identityUrl: string | undefined;
  /** Authorisation URL of the identity provider; undefined: the sign-in page does not offer it. */
  identitySignInUrl: string | undefined;
  /** Upstream systems that replace the portal's own store (E15). */
  upstreams: { newsroom: string | undefined; newsbdzh: string | undefined };
}

/** Public, because it is documented. */
export const defaultDemoPassword = 'Portal#2026';
const mostDemoPeople = 200_000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables of `docs/operating.md`. Throws a StartupError for the first invalid one.
 * @param onTerminal Whether standard output is a terminal, which is then not used for the log.
 */
export function readConfig(env: Environment, onTerminal = false): Config {
  const host = readHost(env.PORTAL_HOST || '127.0.0.1');
  const people = readInteger(env, 'PORTAL_DEMO', 2_000, [0, mostDemoPeople], 'how many people the demo has');
  const password = env.PORTAL_DEMO_PASSWORD || defaultDemoPassword;
  if (people > 0 && password === defaultDemoPassword && !isLoopback(host)) {
    throw new StartupError(
      `The demo accounts' password is public knowledge and ${host} is open to others: set PORTAL_DEMO_PASSWORD to ` +
        `another one, or PORTAL_DEMO=0 for no demo accounts.`,
    );
  }
  const data = env.PORTAL_DATA || '.data';
  return {
    host,
    port: readInteger(env, 'PORTAL_PORT', 4100, [0, 65_535], 'a port'),
    data,
    logFile: readLogFile(env.PORTAL_LOG_FILE, onTerminal ? resolve(data, 'portal.log') : undefined),
    databaseUrl: readDatabaseUrl(env.PORTAL_DATABASE_URL),
    databaseReadUrls: readStandbyUrls(env.PORTAL_DATABASE_READ_URL, env.PORTAL_DATABASE_URL),
    databasePool: readInteger(env, 'PORTAL_DATABASE_POOL', 20, [2, 1_000], 'database connections'),
    busUrl: readBusUrl(env.PORTAL_BUS_URL),
    backupFolder: env.PORTAL_BACKUP_FOLDER ? resolve(env.PORTAL_BACKUP_FOLDER) : undefined,
    filesUrl: readBucket(env.PORTAL_FILES_URL),
    drainSeconds: readInteger(env, 'PORTAL_DRAIN_SECONDS', 0, [0, 300], 'seconds until a server stops'),
    demo: {
      people,
      password,
      content:
        readInteger(env, 'PORTAL_DEMO_CONTENT', 1, [0, 1], '0 for a demo without messages and files') === 1,
    },
    layoutSettings: readInteger(env, 'PORTAL_LAYOUT_SETTINGS', 1, [0, 1], '1 to show layout settings') === 1,
    newsFrameUrl: readAddress(env, 'PORTAL_NEWS_FRAME_URL'),
    themeColor: readColor(env, 'PORTAL_THEME_COLOR', '#296abb'),
    proxies: readNetworks(env, 'PORTAL_PROXIES'),
    metricsFrom: readNetworks(env, 'PORTAL_METRICS_FROM'),
    allowedOrigins: readOrigins(env.PORTAL_ALLOWED_ORIGINS),
    messageRate: readInteger(
      env,
      'PORTAL_MESSAGE_RATE',
      usualMessageRate,
      [0, 10_000],
      'messages a second that one person may send, 0 for no limit',
    ),
    smsUrl: readAddress(env, 'PORTAL_SMS_URL'),
    identityUrl: readAddress(env, 'PORTAL_IDENTITY_URL'),
    identitySignInUrl: readAddress(env, 'PORTAL_IDENTITY_SIGN_IN_URL'),
    upstreams: {
      newsroom: readAddress(env, 'PORTAL_UPSTREAM_NEWSROOM'),
      newsbdzh: readAddress(env, 'PORTAL_UPSTREAM_NEWSBDZH'),
    },
  };
}

/** Whether an address is loopback. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(?:::ffff:)?127\./.test(host);
}

/** `-` means standard output. */
function readLogFile(text: string | undefined, fallback: string | undefined): string | undefined {
  if (text === '-') return undefined;
  return text || fallback;
}

function readHost(host: string): string {
  if (isIP(host) || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(host)) return host;
  throw new StartupError(
    `PORTAL_HOST is "${host}", but must be an address or a host name, such as 127.0.0.1.`,
  );
}

function readNetworks(env: Environment, name: string): string[] {
  const networks = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  for (const network of networks) {
    const [address = '', bits, ...rest] = network.split('/');
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (most > 0 && fits && rest.length === 0) continue;
    throw new StartupError(
      `${name} names "${network}", but must hold addresses or networks, such as 127.0.0.1 or 10.0.0.0/8.`,
    );
  }
  return networks;
}

/** Origins in the form of browsers: scheme, host, and a non-default port. */
function readOrigins(text = ''): string[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((named) => {
      const { protocol, origin, href, username } = URL.parse(named) ?? {};
      const web = (protocol === 'http:' || protocol === 'https:') && !named.includes('*');
      if (web && username === '' && href === `${origin}/` && origin) return origin;
      throw new StartupError(
        `PORTAL_ALLOWED_ORIGINS names "${named}", but must hold origins without a path, such as https://intranet.example.`,
      );
    });
}

function readInteger(
  env: Environment,
  name: string,
  fallback: number,
  [least, most]: readonly [number, number],
  meaning: string,
): number {
  const text = env[name]?.trim() ?? '';
  if (text === '') return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new StartupError(
    `${name} is "${text}", but must be a whole number from ${least} to ${most}: ${meaning}.`,
  );
}

function readColor(env: Environment, name: string, fallback: string): string {
  const text = env[name]?.trim() || fallback;
  if (/^#[0-9A-Fa-f]{6}$/.test(text)) return text.toLowerCase();
  throw new StartupError(`${name} is "${text}", but must be a colour, such as ${fallback}.`);
}

function readAddress(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const { protocol } = URL.parse(text) ?? {};
  if (protocol === 'http:' || protocol === 'https:') return text.replace(/\/+$/, '');
  throw new StartupError(
    `${name} is "${text}", but must be an address that begins with http:// or https://.`,
  );
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^postgres(?:ql)?:\/\/\S+$/.test(text)) {
    throw new StartupError(
      'PORTAL_DATABASE_URL does not look like postgres://user:password@host:5432/database: correct it, or leave it ' +
        'empty for the embedded database.',
    );
  }
  try {
    readDatabaseUrls(text);
    return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new StartupError(`PORTAL_DATABASE_URL cannot be used: ${error.message}.`);
  }
}

const unusableStandby = (reason: string) =>
  new StartupError(`PORTAL_DATABASE_READ_URL cannot be used: ${reason}.`);

function readStandbyUrls(text: string | undefined, databaseUrl: string | undefined): string[] | undefined {
  if (!text) return undefined;
  if (!databaseUrl) throw unusableStandby('it is for a standby of PORTAL_DATABASE_URL, which is empty');
  if (!/^postgres(?:ql)?:\/\/\S+$/.test(text))
    throw unusableStandby('it does not look like postgres://user:password@standby:5432/database');
  try {
    return readDatabaseUrls(text);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw unusableStandby(error.message);
  }
}

function readBusUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const { protocol, hostname, pathname } = URL.parse(text) ?? {};
  if ((protocol === 'redis:' || protocol === 'rediss:') && hostname && /^(\/\d*)?$/.test(pathname ?? ''))
    return text;
  throw new StartupError(
    'PORTAL_BUS_URL does not look like redis://user:password@host:6379/0: correct it, or leave it empty for a single server.',
  );
}

function readBucket(text: string | undefined): FilesUrl | undefined {
  if (!text) return undefined;
  try {
    return readFilesUrl(text);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new StartupError(`PORTAL_FILES_URL cannot be used: ${error.message}.`);
  }
}
