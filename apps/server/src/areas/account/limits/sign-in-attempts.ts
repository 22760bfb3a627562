import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { Refusal } from '../../../http/refusal.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { type CaptchaReading, requireCaptcha } from './captcha.ts';
import { maxWaiting } from '../secrets/passwords.ts';
import { createQueue } from './queue.ts';
import {
  accountSubject,
  anotherWrong,
  countAttempts,
  noTenant,
  requireAttemptsLeft,
  reserveAttempt,
  type Subject,
  wrongSubject,
} from './throttle.ts';

/**
 * Failures in half an hour after which an attempt needs a captcha (E2). An account's attempts count before the password
 * is checked; an address's count once known to be wrong, since an office shares one.
 */
const captchaAfter = { account: 3, address: 20 };

/** A newsroom that signs in at the same moment leaves connections for other requests. */
const counting = createQueue(6, maxWaiting);

export interface SignInAttempt {
  tenantId: string;
  login: string;
  /** Hash of the token of a browser in which a person has signed in before. */
  device: Buffer;
  address: string;
  captcha: CaptchaReading | undefined;
}

/** A try that counts: whose account it is for, if there is one, and the counter to forgive. */
export interface AdmittedAttempt {
  person: Awaited<ReturnType<typeof findPerson>>;
  account: Subject;
  /** No other try is looked at unless this one is right. */
  last: boolean;
}

/**
 * Counts an attempt for its account before the password is checked, if its address has few wrong ones. Throws 429 with
 * code 1003 after too many, code 1004 when a captcha is required and missing, 1005 when its text is wrong. None of the
 * three counts as an attempt.
 */
export async function reserveSignIn(db: Database, attempt: SignInAttempt): Promise<AdmittedAttempt> {
  try {
    return await counting(() => countAttempt(db, attempt, false));
  } catch (error) {
    const captchaRequired = error instanceof Refusal && error.code === codes.captchaRequired;
    if (!captchaRequired || !attempt.captcha) throw error;
    await requireCaptcha(db, attempt.captcha, attempt.address);
    return counting(() => countAttempt(db, attempt, true));
  }
}

/**
 * Counts a wrong password for its address, which leads to captchas and then to refusal. A browser in which the person
 * has signed in before has its own counter, so it does not count here.
 */
export async function countWrong(
  db: Database,
  address: string,
  { person }: Pick<AdmittedAttempt, 'person'>,
): Promise<void> {
  if (person?.deviceIsKnown) return;
  await db.tenant(noTenant, (tx) => reserveAttempt(tx, noTenant, anotherWrong(address)));
}

async function countAttempt(
  db: Database,
  attempt: SignInAttempt,
  captchaWasRead: boolean,
): Promise<AdmittedAttempt> {
  const { tenantId, login, device, address } = attempt;
  const person = await db.tenant(tenantId, (tx) => findPerson(tx, tenantId, login, device));
  const wrongOfAddress = person?.deviceIsKnown ? 0 : await requireFewWrong(db, address);
  const account = accountSubject(login, person?.deviceIsKnown ? device : undefined);
  const last = await db.tenant(tenantId, async (tx) => {
    const ofAccount = await reserveAttempt(tx, tenantId, account);
    const many = ofAccount > captchaAfter.account || wrongOfAddress >= captchaAfter.address;
    if (many && !captchaWasRead) throw new Refusal(codes.captchaRequired);
    return ofAccount === account.most;
  });
  return { person, account, last };
}

/** How many wrong passwords there are of this address. Throws 429 when there are too many. */
function requireFewWrong(db: Database, address: string): Promise<number> {
  return db.tenant(noTenant, async (tx) => {
    await requireAttemptsLeft(tx, noTenant, wrongSubject(address));
    return countAttempts(tx, noTenant, wrongSubject(address));
  });
}

async function findPerson(tx: Tx, tenantId: string, login: string, device: Buffer) {
  const person = await tx
    .selectFrom('person as p')
    .leftJoin('known_device as d', (join) =>
      join
        .onRef('d.tenant_id', '=', 'p.tenant_id')
        .onRef('d.user_id', '=', 'p.user_id')
        .on('d.device_hash', '=', device),
    )
    .select([
      'p.user_id',
      'p.name',
      'p.password_hash',
      'p.disabled_at',
      'p.left_at',
      'd.device_hash',
      sql<boolean>`coalesce(d.trusted_until > now(), false)`.as('trusted'),
    ])
    .where('p.tenant_id', '=', tenantId)
    .where(sql`lower(p.login)`, '=', login)
    .orderBy('p.login')
    .limit(1)
    .executeTakeFirst();
  return person && { ...person, deviceIsKnown: person.device_hash !== null };
}
