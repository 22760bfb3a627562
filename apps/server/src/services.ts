import type { FastifyBaseLogger } from 'fastify';
import type { SessionLookup } from './areas/account/sessions/session-lookup.ts';
import type { DepartmentTrees } from './areas/directory/queries/department-trees.ts';
import type { SearchIndexes } from './areas/search/index/search-indexes.ts';
import type { Live } from './live/live.ts';
import type { Database } from './store/database.ts';

/** What this installation decides for the areas (docs/operating.md). */
export interface ServerSettings {
  /** Folder of database, files and keys. */
  dataFolder: string;
  /** What codes for phones are kept under (store/code-key.ts). */
  codeKey: Buffer;
  /** The demo's password when it is the public one: sign-in from other machines is refused with it. */
  publicPassword?: string | undefined;
  /** Messages a second that one person may send over time (PORTAL_MESSAGE_RATE); 0: as many as they like. */
  messageRate: number;
  /** Where codes for phones are posted (PORTAL_SMS_URL); undefined: they are written to the log. */
  smsUrl: string | undefined;
  /** Who redeems sign-in codes of another system (PORTAL_IDENTITY_URL); undefined: there is none. */
  identityUrl: string | undefined;
  /** Other systems that answer in our place (PORTAL_UPSTREAM_…); undefined: the own store does (E15). */
  upstreams: { newsroom: string | undefined; newsbdzh: string | undefined };
}

/** What the areas are made with. */
export interface Services {
  database: Database;
  live: Live;
  sessions: SessionLookup;
  searchIndexes: SearchIndexes;
  departmentTrees: DepartmentTrees;
  log: FastifyBaseLogger;
  settings: ServerSettings;
}
