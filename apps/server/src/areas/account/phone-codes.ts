import { codes, type Language } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { createHmac, randomInt } from 'node:crypto';
import { networkOf } from '../../http/network.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Database, Tx } from '../../store/database.ts';
import type { SendToPhone } from './phone-sender.ts';
import { findOrganisation } from './tenants.ts';
import { noTenant, reserveTry } from './throttle.ts';

/** What sending and checking codes takes: the database, and the key of this installation. */
export interface PhoneCodeStore {
  db: Database;
  key: Buffer;
}

export type PhonePurpose = 'register' | 'findpassword';

/** Whose phone, and what the code is for. */
export interface PhoneClaim {
  tenantId: string;
  /** 11 digits. */
  mobile: string;
  purpose: PhonePurpose;
}

/** Minutes. */
const life = 5;
const mostTries = 5;
/** G30: of a phone, whichever organisation is named; and of an address, so that nobody has a town's phones rung. */
const limits = {
  minute: { most: 1, minutes: 1 },
  day: { most: 5, minutes: 24 * 60 },
  address: { most: 20, minutes: 30 },
};

/**
 * Makes a code for a phone and sends it. A forgotten password is looked for only where the phone is somebody's, and the
 * answer does not tell (G15). Throws 429 with code 1010 when codes come too often, 1012 where registering is closed.
 */
export async function sendPhoneCode(
  { db, key }: PhoneCodeStore,
  send: SendToPhone,
  claim: PhoneClaim,
  { address, language }: { address: string; language: Language },
): Promise<void> {
  const { tenantId, mobile, purpose } = claim;
  const { settings } = await findOrganisation(db, tenantId);
  if (purpose === 'register' && !settings.registration) throw new Refusal(codes.registrationClosed);
  const code = codes.phoneCodeTooOften;
  await db.tenant(noTenant, async (tx) => {
    await reserveTry(tx, noTenant, { key: `phone-address:${networkOf(address)}`, code, ...limits.address });
    await reserveTry(tx, noTenant, { key: `phone-day:${mobile}`, code, ...limits.day });
    await reserveTry(tx, noTenant, { key: `phone-minute:${mobile}`, code, ...limits.minute });
  });
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const known = await db.tenant(tenantId, async (tx) => {
    await keepCode(tx, claim, hashCode(key, claim, digits));
    return (await peopleOf(tx, tenantId, mobile)).length > 0;
  });
  if (known || purpose === 'register') send({ ...claim, code: digits, language });
}

/**
 * Whether a code fits. A wrong one counts, and five of them end it, however many are tried at once; with `use`, a right
 * one is used up, by one of any number of callers. The count stands only if the caller's transaction commits.
 */
export async function checkPhoneCode(
  tx: Tx,
  key: Buffer,
  claim: PhoneClaim,
  { digits, use }: { digits: string; use: boolean },
): Promise<boolean> {
  const { tenantId, mobile, purpose } = claim;
  const hash = hashCode(key, claim, digits);
  const { rows } = await sql<{ fits: boolean }>`
    UPDATE phone_code
    SET tries = tries + (code_hash <> ${hash})::int, used_at = CASE WHEN ${use} AND code_hash = ${hash} THEN now() END
    WHERE tenant_id = ${tenantId} AND purpose = ${purpose} AND mobile = ${mobile}
      AND used_at IS NULL AND expires_at > now() AND tries < ${mostTries}
    RETURNING code_hash = ${hash} AS fits`.execute(tx);
  return rows[0]?.fits ?? false;
}

/** Throws code 1011 when the code does not fit; leaves a right one as it is. */
export async function requirePhoneCode(
  { db, key }: PhoneCodeStore,
  claim: PhoneClaim,
  digits: string,
): Promise<void> {
  const { tenantId } = await findOrganisation(db, claim.tenantId);
  const fits = await db.tenant(tenantId, (tx) => checkPhoneCode(tx, key, claim, { digits, use: false }));
  if (!fits) throw new Refusal(codes.phoneCodeWrong);
}

/** Whose phone it is, among those who have not left. */
export function peopleOf(tx: Tx, tenantId: string, mobile: string) {
  return tx
    .selectFrom('person')
    .select(['user_id', 'login', 'name', 'password_hash', 'disabled_at'])
    .where('tenant_id', '=', tenantId)
    .where('mobile', '=', mobile)
    .where('kind', '=', 'person')
    .where('left_at', 'is', null)
    .orderBy('user_id')
    .execute();
}

async function keepCode(tx: Tx, claim: PhoneClaim, code_hash: Buffer): Promise<void> {
  const { tenantId, purpose, mobile } = claim;
  const row = {
    code_hash,
    tries: 0,
    used_at: null,
    expires_at: sql<Date>`now() + make_interval(mins => ${life})`,
  };
  await tx
    .insertInto('phone_code')
    .values({ tenant_id: tenantId, purpose, mobile, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'purpose', 'mobile']).doUpdateSet(row))
    .execute();
}

/** Six digits under a hash alone are found by trying all: the key, which the database does not hold, is what keeps them. */
const hashCode = (key: Buffer, { tenantId, purpose, mobile }: PhoneClaim, digits: string) =>
  createHmac('sha256', key).update([tenantId, purpose, mobile, digits].join('\n')).digest();
