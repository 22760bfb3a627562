import * as z from 'zod/mini';
import { endpoint, fileEndpoint } from '../endpoint.ts';
import { count, emptyResponse, envelope, id, line, text, timestamp } from '../fields.ts';
import { limits } from '../limits.ts';

/** Actions by what they are about, for filters. An entry of another release may have others, which only `action` selects. */
export const auditKinds = {
  signIns: [
    'sign-in',
    'sign-in-refused',
    'sign-out',
    'session-ended',
    'sessions-ended',
    'scan-confirmed',
    'login-token',
    'sso-token',
    'identity-bound',
  ],
  accounts: [
    'registered',
    'password-set',
    'password-refused',
    'account-disabled',
    'account-enabled',
    'account-locked',
    'account-unlocked',
    'second-factor-set',
    'second-factor-removed',
  ],
  people: [
    'person-added',
    'person-changed',
    'person-left',
    'person-returned',
    'handed-over',
    'people-exported',
  ],
  departments: [
    'department-added',
    'department-renamed',
    'department-moved',
    'department-removed',
    'department-led',
  ],
  roles: ['role-added', 'role-changed', 'role-removed', 'role-given', 'role-taken'],
  applications: [
    'app-added',
    'app-removed',
    'app-secret',
    'app-signed-in',
    'app-code-refused',
    'app-token',
    'app-token-refused',
  ],
  organisation: [
    'tenant-added',
    'tenant-set',
    'menu-changed',
    'identity-provider-changed',
    'scim-token-added',
    'scim-token-removed',
    'audit-exported',
    'backup-started',
    'first-step-put-away',
  ],
  refusals: ['refused'],
} as const satisfies Record<string, readonly string[]>;

/** In the order of a filter. */
export const auditKindNames = [
  'signIns',
  'accounts',
  'people',
  'departments',
  'roles',
  'applications',
  'organisation',
  'refusals',
] as const satisfies readonly (keyof typeof auditKinds)[];
export type AuditKind = (typeof auditKindNames)[number];
/** Every action that the server writes. */
export type AuditAction = (typeof auditKinds)[AuditKind][number];

/** Milliseconds since 1970, also as the text of a query. */
const moment = z.optional(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(0), z.lte(8_640_000_000_000))),
  ),
);

const filter = {
  /** Who acted. */
  actorId: z.optional(id),
  /** Whom it concerns. */
  personId: z.optional(id),
  kind: z.optional(z.enum(auditKindNames)),
  /** One action; with `kind`, one of that kind. */
  action: z.optional(line(limits.auditAction)),
  from: moment,
  /** Exclusive. */
  until: moment,
};

const named = z.object({ id, name: z.optional(z.string()) });

/** An entry of the audit log. */
export const auditEntry = z.object({
  id: z.string(),
  at: timestamp,
  /** Such as `sign-in` or `person-changed`. */
  action: z.string(),
  /** Who acted; absent for the command line and for those who did not sign in. The name is absent for the removed. */
  actor: z.optional(named),
  /** An operator did it on the server's command line. */
  commandLine: z.optional(z.literal(true)),
  /** Whom it concerns, if it is another person. */
  person: z.optional(named),
  /** What else it concerns: a department, a role, an application. */
  subject: z.optional(named),
  address: z.optional(z.string()),
  requestId: z.optional(z.string()),
  /** Fields that have changed; people and departments by their names. */
  changes: z.array(
    z.object({ field: z.string(), before: z.optional(z.string()), after: z.optional(z.string()) }),
  ),
  /** What else is known, such as the reason of a refusal. */
  detail: z.array(z.object({ field: z.string(), value: z.string() })),
});
export type AuditEntry = z.output<typeof auditEntry>;

const sees = {
  access: 'session',
  permissions: ['administration:audit:view'],
  source: 'decision 100',
} as const;

/** The audit log, and accounts that too many wrong passwords have locked. */
export const audit = {
  /**
   * Returns a page of the audit log, the newest first. `nextCursor` is absent on the last page. Error 1101: unknown
   * person.
   */
  audit: endpoint({
    ...sees,
    method: 'GET',
    path: '/co/administration/audit/list',
    names: { actorId: 'person', personId: 'person' },
    input: z.object({
      ...filter,
      cursor: z.optional(text(limits.cursorLength)),
      size: count(1, limits.administrationPageMax, limits.administrationPage),
    }),
    output: z.object({ ...envelope, entries: z.array(auditEntry), nextCursor: z.optional(z.string()) }),
    summary: 'Audit log',
  }),

  /**
   * The entries of a filter as CSV, the newest first, streamed; itself recorded. Texts that a spreadsheet would take
   * for a formula begin with an apostrophe. Error 1101: unknown person.
   */
  exportAudit: fileEndpoint({
    ...sees,
    access: 'media',
    method: 'GET',
    path: '/co/administration/audit/export',
    names: { actorId: 'person', personId: 'person' },
    input: z.object(filter),
    contentTypes: ['text/csv'],
    summary: 'Export the audit log',
  }),

  /** Returns the accounts that cannot sign in now because of too many wrong passwords (G14), the latest first. */
  lockedAccounts: endpoint({
    ...sees,
    method: 'GET',
    path: '/co/administration/account/locked',
    input: z.object({}),
    output: z.object({
      ...envelope,
      accounts: z.array(
        z.object({
          id,
          login: z.string(),
          name: z.string(),
          avatarVersion: z.optional(z.string()),
          /** Of the last attempt. */
          lastAttempt: timestamp,
          /** When the next attempt is possible. */
          until: timestamp,
          /** Only browsers in which the person has signed in before are locked. */
          ownBrowserOnly: z.boolean(),
        }),
      ),
    }),
    summary: 'Locked accounts',
  }),

  /**
   * Lets a person try to sign in again at once; idempotent. Errors: 1101 unknown person, 1609 the person has rights that
   * the caller does not have.
   */
  unlockAccount: endpoint({
    method: 'POST',
    access: 'session',
    permissions: ['administration:people:edit'],
    body: 'json',
    path: '/co/administration/account/unlock',
    names: { personId: 'person' },
    input: z.object({ personId: id }),
    output: emptyResponse,
    summary: 'Unlock an account',
    source: 'decision 100',
  }),
};
