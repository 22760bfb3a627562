import { type Code, codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { networkOf } from '../../../http/network.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';

/**
 * Wrong passwords within the window, after which no further try is looked at (G14). An account's are counted before they
 * are looked at; an address's, which a whole newsroom may share, once they are known to be wrong, and with those of
 * browsers in which the same person has signed in before left out.
 */
const maxFailures = { account: 5, address: 300 };
const windowMinutes = 30;
/** Wrong passwords that are counted for an address. Above its limit, since concurrent attempts may exceed it. */
const maxWrong = 2_000;

/** The longest window of any subject: counters that have not changed for this long are deleted. */
export const longestWindowMinutes = 24 * 60;

/** Stands for a tenant that cannot exist: its attempts are counted for all organisations together. */
export const noTenant = '-';

/** A counter of attempts. */
export interface Subject {
  key: string;
  most: number;
  /** Half an hour unless it says otherwise. */
  minutes?: number;
  /** The code of the refusal after too many. */
  code?: Code;
}

/**
 * The wrong passwords of an address, counted for all organisations together: naming another one grants no more
 * attempts.
 */
export const wrongSubject = (address: string): Subject => ({
  key: `wrong:${networkOf(address)}`,
  most: maxFailures.address,
});

/** The same, where another one is to be counted. */
export const anotherWrong = (address: string): Subject => ({ ...wrongSubject(address), most: maxWrong });

/**
 * The counter of an account. A browser in which this person has signed in before has its own, so that strangers who use
 * up the account's attempts do not lock it out.
 */
export function accountSubject(login: string, knownDevice: Buffer | undefined): Subject {
  const key = knownDevice ? `device:${knownDevice.toString('hex')}:${login}` : `account:${login}`;
  return { key, most: maxFailures.account };
}

/**
 * Counts an attempt as failed before it is checked, so that concurrent ones cannot exceed the limit, on any number of
 * servers. Returns the count, this attempt included. Throws 429 when there were too many; the caller's transaction then
 * undoes the count.
 */
export async function reserveAttempt(tx: Tx, tenantId: string, subject: Subject): Promise<number> {
  const { key, most, code = codes.tooManyAttempts } = subject;
  const recent = recentOf(subject);
  const { rows } = await sql<{ counted: number }>`
    INSERT INTO login_attempt AS a (tenant_id, subject, failed_at, last_at)
    VALUES (${tenantId}, ${key}, ARRAY[now()], now())
    ON CONFLICT (tenant_id, subject) DO UPDATE
    SET failed_at = array_append(${recent}, now()), last_at = now()
    WHERE cardinality(${recent}) < ${most}
    RETURNING cardinality(failed_at) AS counted`.execute(tx);
  if (!rows[0]) throw new HttpRefusal(429, code, await secondsUntilNextTry(tx, tenantId, subject));
  return rows[0].counted;
}

/** How many attempts count now. */
export async function countAttempts(tx: Tx, tenantId: string, subject: Subject): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    SELECT cardinality(${recentOf(subject)}) AS counted FROM login_attempt AS a
    WHERE tenant_id = ${tenantId} AND subject = ${subject.key}`.execute(tx);
  return rows[0]?.counted ?? 0;
}

/** Throws 429 when there were too many attempts; counts none. */
export async function requireAttemptsLeft(tx: Tx, tenantId: string, subject: Subject): Promise<void> {
  const { key, most, code = codes.tooManyAttempts } = subject;
  const { rows } = await sql`
    SELECT FROM login_attempt AS a
    WHERE tenant_id = ${tenantId} AND subject = ${key} AND cardinality(${recentOf(subject)}) >= ${most}`.execute(
    tx,
  );
  if (rows.length > 0) throw new HttpRefusal(429, code, await secondsUntilNextTry(tx, tenantId, subject));
}

/** The password was right: deletes all attempts of this subject. */
export async function forgiveAttempts(tx: Tx, tenantId: string, { key }: Subject): Promise<void> {
  await sql`DELETE FROM login_attempt WHERE tenant_id = ${tenantId} AND subject = ${key}`.execute(tx);
}

/** This try does not count. */
export async function forgiveAttempt(tx: Tx, tenantId: string, { key }: Subject): Promise<void> {
  await sql`
    UPDATE login_attempt SET failed_at = trim_array(failed_at, 1)
    WHERE tenant_id = ${tenantId} AND subject = ${key} AND cardinality(failed_at) > 0`.execute(tx);
}

const recentOf = ({ minutes = windowMinutes }: Subject) => sql`ARRAY(
  SELECT at FROM unnest(a.failed_at) AS at WHERE at > now() - make_interval(mins => ${minutes}) ORDER BY at
)`;

/** Until the oldest of those that count stops counting. */
async function secondsUntilNextTry(tx: Tx, tenantId: string, subject: Subject): Promise<number> {
  const { key, minutes = windowMinutes } = subject;
  const { rows } = await sql<{ seconds: number }>`
    SELECT ceil(extract(epoch FROM min(at) + make_interval(mins => ${minutes}) - now()))::int AS seconds
    FROM login_attempt AS a, unnest(${recentOf(subject)}) AS at
    WHERE a.tenant_id = ${tenantId} AND a.subject = ${key}`.execute(tx);
  return Math.max(1, rows[0]?.seconds ?? minutes * 60);
}

/** A login whose password is not even looked at, after too many wrong ones. */
export interface LockedLogin {
  /** In lower case. */
  login: string;
  lastAttempt: Date;
  until: Date;
  /** Strangers may try; a browser in which the person has signed in before may not. */
  ownBrowserOnly: boolean;
}

/** Keys of a login: its own, and those of browsers that are known for it. */
const loginKey = '^(account|device:[0-9a-f]{64}):';

/** The logins of an organisation that are locked now, of people or not. */
export async function readLockedLogins(tx: Tx, tenantId: string): Promise<LockedLogin[]> {
  const most = maxFailures.account;
  const { rows } = await sql<LockedLogin>`
    SELECT regexp_replace(a.subject, ${loginKey}, '') AS login, max(recent[cardinality(recent)]) AS "lastAttempt",
      max(recent[cardinality(recent) - ${most - 1}::int]) + make_interval(mins => ${windowMinutes}) AS until,
      NOT bool_or(a.subject LIKE 'account:%') AS "ownBrowserOnly"
    FROM login_attempt AS a, LATERAL (SELECT ${recentOf({ key: '', most })} AS recent) counted
    WHERE a.tenant_id = ${tenantId} AND a.subject ~ ${loginKey} AND cardinality(recent) >= ${most}
    GROUP BY 1
  `.execute(tx);
  return rows;
}

/** Deletes all attempts at a login, from any browser. Returns how many there were. */
export async function forgiveLogin(tx: Tx, tenantId: string, login: string): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    DELETE FROM login_attempt
    WHERE tenant_id = ${tenantId} AND subject ~ ${loginKey}
      AND regexp_replace(subject, ${loginKey}, '') = ${login.toLowerCase()}
    RETURNING cardinality(failed_at) AS attempts`.execute(tx);
  return rows.reduce((sum, { attempts }) => sum + attempts, 0);
}
