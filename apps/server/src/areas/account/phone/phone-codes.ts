import { codes, type Language } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { createHmac, randomInt } from 'node:crypto';
import { networkOf } from '../../../http/network.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Database, Tx } from '../../../store/database.ts';
import type { CaptchaReading } from '../limits/captcha.ts';
import { admitCode } from '../limits/phone-code-limits.ts';
import { PHONE_CODE_MINUTES, type PhonePurpose, type PhoneSender } from './phone-message.ts';
import { findOrganisation } from '../queries/tenants.ts';
import { hashToken } from '../secrets/tokens.ts';

/** Dependencies of sending and checking codes: the database, and the key of this installation. */
export interface PhoneCodeStore {
  db: Database;
  key: Buffer;
}

/** Whose phone, and what the code is for. */
export interface PhoneClaim {
  tenantId: string;
  /** 11 digits. */
  mobile: string;
  purpose: PhonePurpose;
}

/** Wrong attempts per code: in total, and per address, so that one address cannot end another's code. */
const maxTries = 20;
const maxTriesOfAddress = 5;

/** The origin of a request for a code, or of its check. */
export interface CodeOrigin {
  address: string;
  language: Language;
  /** What the browser is known by. */
  deviceToken: string | undefined;
  captcha: CaptchaReading | undefined;
}

/**
 * Creates a code for a phone and sends it. A code for a forgotten password is sent only to a known phone, and the
 * response is the same for others (G15). Throws what `admitCode` throws, and 1012 where registering is closed.
 */
export async function sendPhoneCode(
  { db, key }: PhoneCodeStore,
  sender: PhoneSender,
  claim: PhoneClaim,
  { address, language, deviceToken, captcha }: CodeOrigin,
): Promise<void> {
  const { tenantId, mobile, purpose } = claim;
  const { settings } = await findOrganisation(db, tenantId);
  if (purpose === 'register' && !settings.registration) throw new Refusal(codes.registrationClosed);
  const device = deviceToken === undefined ? undefined : hashToken(deviceToken);
  const known = device && (await db.tenant(tenantId, (tx) => isKnownTo(tx, claim, device)));
  await admitCode(db, { mobile, address, captcha, knownDevice: known ? device : undefined });
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  await db.tenant(tenantId, async (tx) => {
    await storeCode(tx, claim, hashCode(key, claim, digits));
    const isSomebodys = (await peopleOf(tx, tenantId, mobile)).length > 0;
    await sender.put(tx, { ...claim, code: digits, language }, isSomebodys || purpose === 'register');
  });
  sender.wake();
}

/** Whether the phone's owner has signed in in this browser before. */
async function isKnownTo(tx: Tx, { tenantId, mobile }: PhoneClaim, device: Buffer): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM known_device d
    JOIN person p ON p.tenant_id = d.tenant_id AND p.user_id = d.user_id
    WHERE d.tenant_id = ${tenantId} AND d.device_hash = ${device} AND p.mobile = ${mobile} AND p.left_at IS NULL
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Whether a code is right. A wrong one counts, and five of one address end it there, however many are tried at once.
 * With `use`, a right one is used up, by one of any number of callers. The count holds only if the caller's transaction
 * commits.
 */
export async function checkPhoneCode(
  tx: Tx,
  key: Buffer,
  claim: PhoneClaim,
  { digits, use, address }: { digits: string; use: boolean; address: string },
): Promise<boolean> {
  const { tenantId, mobile, purpose } = claim;
  const hash = hashCode(key, claim, digits);
  const network = networkOf(address);
  const ofAddress = sql`coalesce((wrong_of ->> ${network})::int, 0)`;
  const { rows } = await sql<{ fits: boolean }>`
    UPDATE phone_code
    SET tries = tries + (code_hash <> ${hash})::int,
      wrong_of = CASE code_hash WHEN ${hash} THEN wrong_of
        ELSE wrong_of || jsonb_build_object(${network}::text, ${ofAddress} + 1) END,
      used_at = CASE WHEN ${use} AND code_hash = ${hash} THEN now() END
    WHERE tenant_id = ${tenantId} AND purpose = ${purpose} AND mobile = ${mobile}
      AND used_at IS NULL AND expires_at > now() AND tries < ${maxTries}
      AND ${ofAddress} < ${maxTriesOfAddress}
    RETURNING code_hash = ${hash} AS fits`.execute(tx);
  return rows[0]?.fits ?? false;
}

/** Throws code 1011 when the code does not fit; leaves a right one as it is. */
export async function requirePhoneCode(
  { db, key }: PhoneCodeStore,
  claim: PhoneClaim,
  { digits, address }: { digits: string; address: string },
): Promise<void> {
  const { tenantId } = await findOrganisation(db, claim.tenantId);
  const fits = await db.tenant(tenantId, (tx) =>
    checkPhoneCode(tx, key, claim, { digits, use: false, address }),
  );
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

async function storeCode(tx: Tx, claim: PhoneClaim, code_hash: Buffer): Promise<void> {
  const { tenantId, purpose, mobile } = claim;
  const row = {
    code_hash,
    tries: 0,
    wrong_of: '{}',
    used_at: null,
    expires_at: sql<Date>`now() + make_interval(mins => ${PHONE_CODE_MINUTES})`,
  };
  await tx
    .insertInto('phone_code')
    .values({ tenant_id: tenantId, purpose, mobile, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'purpose', 'mobile']).doUpdateSet(row))
    .execute();
}

/** A hash of six digits can be reversed by trying all. The key, which is not in the database, prevents that. */
const hashCode = (key: Buffer, { tenantId, purpose, mobile }: PhoneClaim, digits: string) =>
  createHmac('sha256', key).update([tenantId, purpose, mobile, digits].join('\n')).digest();
