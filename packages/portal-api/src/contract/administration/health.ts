import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { emptyResponse, envelope, timestamp } from '../fields.ts';

/** `attention`: it works, and somebody should look at it. */
export const healthStates = ['ok', 'attention', 'failed'] as const;
export type HealthState = (typeof healthStates)[number];

/** Other systems that the installation uses, in the order of a list. */
export const healthSystems = ['newsroom', 'newsbdzh', 'sms', 'identity'] as const;
export type HealthSystem = (typeof healthSystems)[number];

const state = z.enum(healthStates);
const bytes = z.number();
const moment = z.optional(timestamp);

const server = z.object({
  id: z.string(),
  address: z.string(),
  version: z.string(),
  startedAt: timestamp,
  seenAt: timestamp,
  /** It is about to stop. */
  draining: z.boolean(),
  /** The one that responds. */
  self: z.boolean(),
  state,
  problem: z.optional(z.enum(['silent', 'draining', 'otherVersion'])),
});

const backups = z.object({
  state,
  problem: z.optional(z.enum(['none', 'old', 'failed'])),
  /** There is a folder for `backUp` (PORTAL_BACKUP_FOLDER). */
  configured: z.boolean(),
  /** The latest that ended. */
  last: z.optional(
    z.object({
      startedAt: timestamp,
      endedAt: timestamp,
      ok: z.boolean(),
      folder: z.string(),
      bytes: z.optional(bytes),
      /** Why it failed, as the system says it. */
      reason: z.optional(z.string()),
    }),
  ),
  /** When the latest that succeeded was taken. */
  lastOk: moment,
  running: z.optional(
    z.object({ startedAt: timestamp, step: z.enum(['tables', 'files']), share: z.number() }),
  ),
});

const system = z.object({
  id: z.enum(healthSystems),
  state,
  configured: z.boolean(),
  /** Since the start of the server that responds. */
  lastSuccess: moment,
  lastFailure: moment,
});

/** What only those see who operate the installation (decision 110). */
const installation = z.object({
  nodeVersion: z.string(),
  servers: z.array(server),
  database: z.object({
    version: z.string(),
    /** Its newest migration. */
    schema: z.string(),
    bytes,
    /** The largest, by what they take on the disk. */
    tables: z.array(z.object({ name: z.string(), bytes })),
  }),
  bus: z.object({ state, kind: z.enum(['redis', 'database', 'none']) }),
  backups,
  systems: z.array(system),
});

const health = z.object({
  readAt: timestamp,
  version: z.string(),
  files: z.object({
    state,
    problem: z.optional(z.enum(['unreachable', 'full', 'nearlyFull'])),
    kind: z.enum(['folder', 's3']),
    /** Of the organisation; of all for those who operate the installation. */
    bytes,
    /** On the disk of the data folder. */
    freeBytes: z.optional(bytes),
  }),
  queues: z.object({
    state,
    problem: z.optional(z.enum(['deliveries', 'jobs', 'index'])),
    /** For other systems, such as codes to phones. */
    deliveries: z.int(),
    /** Conversations with messages that the search looks through without its index. */
    unindexed: z.int(),
    /** Recurring work that no server has done in time. */
    lateJobs: z.optional(z.int()),
  }),
  /** Absent for an organisation that shares the installation with others and does not operate it. */
  installation: z.optional(installation),
});
export type Health = z.infer<typeof health>;

/** The state of the installation. */
export const healthCalls = {
  /**
   * Returns the state of what the portal consists of and uses, as it is now. Nothing about other organisations: figures of
   * the whole installation are for its only organisation, and for that with the setting `operator`.
   */
  health: endpoint({
    method: 'GET',
    path: '/co/administration/health/obtain',
    access: 'session',
    permissions: ['administration:health:view'],
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: health }),
      z.transform(({ result }) => result),
    ),
    summary: 'State of the installation',
    source: 'decision 110',
  }),

  /**
   * Begins a backup of the whole installation to a new folder below PORTAL_BACKUP_FOLDER; `health` says how far it is.
   * Errors: 1660 no folder is set, 1661 one is being written, 1662 another organisation operates the installation.
   */
  backUp: endpoint({
    method: 'POST',
    path: '/co/administration/health/backup',
    access: 'session',
    permissions: ['administration:backups:edit'],
    body: 'json',
    input: z.object({}),
    output: emptyResponse,
    summary: 'Back up now',
    source: 'decision 110',
  }),
};
