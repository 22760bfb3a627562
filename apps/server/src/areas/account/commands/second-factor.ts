import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor, SessionActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import { type AuditOrigin, recordAudit } from '../../../store/audit.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { createSeal } from '../../../store/seal.ts';
import { tenantIdPattern } from '../../../store/tenant-id.ts';
import { forgiveAttempts, reserveAttempt, type Subject } from '../limits/throttle.ts';
import {
  appAddress,
  hashRecoveryCode,
  newAppSecret,
  newRecoveryCodes,
  stepOf,
} from '../secrets/one-time-codes.ts';
import { requireOwnPassword } from './own-password.ts';

interface Store {
  db: Database;
  /** The installation's key. */
  key: Buffer;
}

/** What a sign-in with the right password shows beside it. */
export interface Proof {
  code: string | undefined;
  /** This browser is not asked (`trustBrowser`). */
  trusted: boolean;
}

const sealOf = (key: Buffer) => createSeal(key, 'second factor');

/** The step of a right code; none fits a secret of another installation, which a restored backup has. */
function stepOfSealed(sealed: Buffer, key: Buffer, code: string): number | undefined {
  let secret: string;
  try {
    secret = sealOf(key).open(sealed);
  } catch {
    return undefined;
  }
  return stepOf(secret, code);
}

function readFactor(tx: Tx, { tenantId, userId }: Actor) {
  return tx
    .selectFrom('second_factor')
    .select([
      'secret',
      'confirmed_at',
      'last_step',
      'next_secret',
      sql<number>`cardinality(recovery)`.as('left'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Whether the person has a second factor, since when, and how many recovery codes are left. */
export async function readSecondFactor(tx: Tx, person: Actor) {
  const row = await readFactor(tx, person);
  return {
    ...(row?.confirmed_at && { since: row.confirmed_at.getTime() }),
    recoveryLeft: row?.confirmed_at ? row.left : 0,
  };
}

/** Stores a new secret beside the present one. Returns it for the person's app. Throws 1006, 1003. */
export async function beginSecondFactor(
  { db, key }: Store,
  actor: SessionActor,
  password: string,
  address: string,
): Promise<{ secret: string; address: string }> {
  await requireOwnPassword(db, actor, password, address);
  const secret = newAppSecret();
  const { tenantId, userId } = actor;
  const values = { next_secret: sealOf(key).close(secret) };
  const { name, login } = await db.tenant(tenantId, async (tx) => {
    await tx
      .insertInto('second_factor')
      .values({ tenant_id: tenantId, user_id: userId, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(values))
      .execute();
    return tx
      .selectFrom('person as p')
      .innerJoin('tenant as t', 't.tenant_id', 'p.tenant_id')
      .select(['t.name', 'p.login'])
      .where('p.tenant_id', '=', tenantId)
      .where('p.user_id', '=', userId)
      .executeTakeFirstOrThrow();
  });
  return { secret, address: appAddress(secret, login, name) };
}

/** Makes the new secret count. Returns new recovery codes. Throws 1021, 1003. */
export async function confirmSecondFactor(
  { db, key }: Store,
  actor: SessionActor,
  code: string,
  address: string,
): Promise<string[]> {
  const { tenantId, userId } = actor;
  const tries: Subject = { key: `second-factor:${userId}`, most: 5 };
  await db.tenant(tenantId, (tx) => reserveAttempt(tx, tenantId, tries));
  const recovery = newRecoveryCodes();
  await db.tenant(tenantId, async (tx) => {
    const sealed = (await readFactor(tx, actor))?.next_secret;
    const step = sealed ? stepOfSealed(sealed, key, code) : undefined;
    if (!sealed || step === undefined) throw new Refusal(codes.secondFactorWrong);
    const changed = await tx
      .updateTable('second_factor')
      .set({
        secret: sealed,
        next_secret: null,
        confirmed_at: sql<Date>`now()`,
        last_step: step,
        recovery: recovery.map((one) => hashRecoveryCode(one, key)),
      })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('next_secret', '=', sealed)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new Refusal(codes.secondFactorWrong);
    await distrustBrowsers(tx, actor);
    await forgiveAttempts(tx, tenantId, tries);
    await recordAudit(tx, { ...originOf(actor, address), tenantId, userId, action: 'second-factor-set' });
  });
  return recovery;
}

/** Replaces the recovery codes. Throws 1006, 1003; 1021 without a second factor. */
export async function renewRecoveryCodes(
  { db, key }: Store,
  actor: SessionActor,
  password: string,
  address: string,
): Promise<string[]> {
  await requireOwnPassword(db, actor, password, address);
  const { tenantId, userId } = actor;
  const recovery = newRecoveryCodes();
  await db.tenant(tenantId, async (tx) => {
    const changed = await tx
      .updateTable('second_factor')
      .set({ recovery: recovery.map((one) => hashRecoveryCode(one, key)) })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new Refusal(codes.secondFactorWrong);
    const detail = { part: 'recovery codes' };
    await recordAudit(tx, {
      ...originOf(actor, address),
      tenantId,
      userId,
      action: 'second-factor-set',
      detail,
    });
  });
  return recovery;
}

/** Removes the actor's own second factor. Throws 1006, 1003. */
export async function removeOwnSecondFactor(
  { db }: Store,
  actor: SessionActor,
  password: string,
  address: string,
): Promise<void> {
  await requireOwnPassword(db, actor, password, address);
  await db.tenant(actor.tenantId, (tx) => removeSecondFactor(tx, actor, originOf(actor, address)));
}

/** Removes a person's second factor, and what was begun of one. Returns whether there was one. */
export async function removeSecondFactor(tx: Tx, person: Actor, by: AuditOrigin): Promise<boolean> {
  const { tenantId, userId } = person;
  const removed = await tx
    .deleteFrom('second_factor')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  if (!removed?.confirmed_at) return false;
  await distrustBrowsers(tx, person);
  await recordAudit(tx, { ...by, tenantId, userId, action: 'second-factor-removed' });
  return true;
}

/** The same for the command line. Returns undefined when there is no such person. */
export async function setSecondFactorOff(db: Database, userId: string): Promise<boolean | undefined> {
  const tenantId = userId.slice(0, userId.indexOf('~'));
  if (!tenantIdPattern.test(tenantId)) return undefined;
  return db.tenant(tenantId, async (tx) => {
    const person = await tx
      .selectFrom('person')
      .select('user_id')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return person && removeSecondFactor(tx, { tenantId, userId }, {});
  });
}

/**
 * Checks the second factor of a sign-in, in the transaction that begins the session. A code counts once, also of two sign-ins
 * at the same moment.
 */
export async function proveSecondFactor(
  tx: Tx,
  person: Actor,
  key: Buffer,
  { code, trusted }: Proof,
): Promise<'passed' | 'required' | 'wrong'> {
  const factor = await readFactor(tx, person);
  if (!factor?.confirmed_at || !factor.secret || trusted) return 'passed';
  if (code === undefined || code === '') return 'required';
  const step = stepOfSealed(factor.secret, key, code);
  const own = tx
    .updateTable('second_factor')
    .where('tenant_id', '=', person.tenantId)
    .where('user_id', '=', person.userId);
  const hash = hashRecoveryCode(code, key);
  const used = await (step === undefined
    ? own
        .set({ recovery: sql`array_remove(recovery, ${hash})` })
        .where(sql<boolean>`${hash} = ANY (recovery)`)
        .executeTakeFirst()
    : own.set({ last_step: step }).where('last_step', '<', step).executeTakeFirst());
  return used.numUpdatedRows > 0n ? 'passed' : 'wrong';
}

/** Each browser is asked for the second factor again. */
export async function distrustBrowsers(tx: Tx, { tenantId, userId }: Actor): Promise<void> {
  await tx
    .updateTable('known_device')
    .set({ trusted_until: null })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}

const originOf = ({ sessionId, requestId }: SessionActor, address: string): AuditOrigin => ({
  sessionId,
  requestId,
  address,
});
