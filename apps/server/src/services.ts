import type { FastifyBaseLogger } from 'fastify';
import type { SessionLookup } from './areas/account/index.ts';
import type { DepartmentTrees } from './areas/directory/index.ts';
import type { FileStorage } from './areas/disk/index.ts';
import type { SearchIndexes } from './areas/search/index.ts';
import type { Systems } from './http/systems.ts';
import type { Live } from './live/live.ts';
import type { Database, Tx } from './store/database.ts';
import type { Outbound } from './store/outbound.ts';

/** Settings of the installation (docs/operating.md). */
export interface ServerSettings {
  /** Key that SMS codes are stored under (store/code-key.ts). */
  codeKey: Buffer;
  /** The demo's public password: refused for sign-in from other machines. */
  publicPassword?: string | undefined;
  /** Sustained rate limit of messages per second and person (PORTAL_MESSAGE_RATE); 0: unlimited. */
  messageRate: number;
  /** URL that SMS codes are posted to (PORTAL_SMS_URL); undefined: they are logged. */
  smsUrl: string | undefined;
  /** URL that redeems sign-in codes of another system (PORTAL_IDENTITY_URL); undefined: none. */
  identityUrl: string | undefined;
  /** Upstream systems that replace the own store (PORTAL_UPSTREAM_…); undefined: the own store (E15). */
  upstreams: { newsroom: string | undefined; newsbdzh: string | undefined };
}

/** Backups of the whole installation. */
export interface Backups {
  /** There is a folder for them (PORTAL_BACKUP_FOLDER). */
  configured: boolean;
  /** Notes the begin of a backup; undefined without a folder, and while one is being written. After the commit `run` writes it. */
  start(tx: Tx, actorId: string): Promise<{ folder: string; run(): void } | undefined>;
}

/** What this server knows about itself and what it uses. */
export interface Installation {
  /** As in table `node`. */
  instanceId: string | undefined;
  /** Free bytes on the disk of the data folder. */
  diskFree: (() => number) | undefined;
  backups: Backups;
  systems: Systems;
}

/** Dependencies of the areas. */
export interface Services {
  database: Database;
  live: Live;
  sessions: SessionLookup;
  searchIndexes: SearchIndexes;
  departmentTrees: DepartmentTrees;
  storage: FileStorage;
  outbound: Outbound;
  log: FastifyBaseLogger;
  settings: ServerSettings;
  installation: Installation;
}
