import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { Refusal } from '../../../http/refusal.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { type CaptchaReading, requireCaptcha } from './captcha.ts';
import { mostWaiting } from '../secrets/passwords.ts';
import { createQueue } from './queue.ts';
import {
  accountSubject,
  anotherWrong,
  countTries,
  noTenant,
  requireTriesLeft,
  reserveTry,
  type Subject,
  wrongSubject,
} from './throttle.ts';

/**
 * Failures in half an hour after which a try needs a picture to be read (E2). An account's count at once, before the
 * password is looked at; an address's once they are known to be wrong, since an office shares one.
 */
const captchaAfter = { account: 3, address: 20 };

/** A newsroom that signs in at the same moment leaves connections for those who are at work. */
const counting = createQueue(6, mostWaiting);

export interface SignInTry {
  tenantId: string;
  login: string;
  /** Hash of what the browser was given when somebody last signed in there. */
  device: Buffer;
  address: string;
  captcha: CaptchaReading | undefined;
}

/** A try that counts: whose account it is for, if there is one, and the counter to forgive. */
export interface AdmittedTry {
  person: Awaited<ReturnType<typeof findPerson>>;
  account: Subject;
}

/**
 * Counts a try for its account before the password is looked at, where its address has not had too many wrong ones. Throws 429 with code 1003 after too
 * many, code 1004 when a picture must be read first and none was, 1005 when it was read wrongly; none of the three
 * counts as a try of the password.
 */
export async function reserveSignIn(db: Database, attempt: SignInTry): Promise<AdmittedTry> {
  try {
    return await counting(() => countTry(db, attempt, false));
  } catch (error) {
    const asked = error instanceof Refusal && error.code === codes.captchaRequired;
    if (!asked || !attempt.captcha) throw error;
    await requireCaptcha(db, attempt.captcha, attempt.address);
    return counting(() => countTry(db, attempt, true));
  }
}

/**
 * The password was wrong: that brings the address nearer to having to read pictures, and to not being looked at. A browser
 * in which the person has signed in before is no guesser's: its own counter is enough.
 */
export async function countWrong(
  db: Database,
  address: string,
  { person }: Pick<AdmittedTry, 'person'>,
): Promise<void> {
  if (person?.deviceIsKnown) return;
  await db.tenant(noTenant, (tx) => reserveTry(tx, noTenant, anotherWrong(address)));
}

async function countTry(db: Database, attempt: SignInTry, captchaWasRead: boolean): Promise<AdmittedTry> {
  const { tenantId, login, device, address } = attempt;
  const person = await db.tenant(tenantId, (tx) => findPerson(tx, tenantId, login, device));
  const wrongOfAddress = person?.deviceIsKnown ? 0 : await requireFewWrong(db, address);
  const account = accountSubject(login, person?.deviceIsKnown ? device : undefined);
  await db.tenant(tenantId, async (tx) => {
    const ofAccount = await reserveTry(tx, tenantId, account);
    const many = ofAccount > captchaAfter.account || wrongOfAddress >= captchaAfter.address;
    if (many && !captchaWasRead) throw new Refusal(codes.captchaRequired);
  });
  return { person, account };
}

/** How many wrong passwords there are of this address. Throws 429 when there are too many. */
function requireFewWrong(db: Database, address: string): Promise<number> {
  return db.tenant(noTenant, async (tx) => {
    await requireTriesLeft(tx, noTenant, wrongSubject(address));
    return countTries(tx, noTenant, wrongSubject(address));
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
    .select(['p.user_id', 'p.name', 'p.password_hash', 'p.disabled_at', 'p.left_at', 'd.device_hash'])
    .where('p.tenant_id', '=', tenantId)
    .where(sql`lower(p.login)`, '=', login)
    .orderBy('p.login')
    .limit(1)
    .executeTakeFirst();
  return person && { ...person, deviceIsKnown: person.device_hash !== null };
}
