import { codes } from '@snap/portal-api/contract';
import { isStrongPassword } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import { Refusal } from '../../../http/refusal.ts';
import { recordAudit } from '../../../store/audit.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { readName, sortKey } from '../../directory/index.ts';
import { hashPassword } from '../secrets/passwords.ts';
import {
  checkPhoneCode,
  peopleOf,
  type PhoneClaim,
  type PhoneCodeStore,
  requirePhoneCode,
} from '../phone/phone-codes.ts';
import { beginSession, type Client, type Grant } from '../sessions/sessions.ts';
import { findOrganisation } from '../queries/tenants.ts';
import { type NewPassword, writePassword } from './write-password.ts';

export interface Registration {
  tenantId: string;
  mobile: string;
  smsCode: string;
  password: string;
  /** A new person's name; a known colleague's name does not change. */
  userName: string;
}

/**
 * Creates an account for the owner of a phone, and signs them in. A colleague with this phone and without a password
 * gets this password; otherwise a new person is added, whose login is the phone number. Throws the codes that the
 * contract lists. Only the phone's owner learns which of these applies.
 */
export async function register(
  phoneCodes: PhoneCodeStore,
  wanted: Registration,
  client: Client,
): Promise<Grant> {
  const { db, key } = phoneCodes;
  const { tenantId, mobile, smsCode } = wanted;
  if (!isStrongPassword(wanted.password)) throw new Refusal(codes.passwordWeak);
  const { settings } = await findOrganisation(db, tenantId);
  if (!settings.registration) throw new Refusal(codes.registrationClosed);
  const claim: PhoneClaim = { tenantId, mobile, purpose: 'register' };
  await requirePhoneCode(phoneCodes, claim, { digits: smsCode, address: client.address });
  const hash = await hashPassword(wanted.password);
  return db.tenant(tenantId, async (tx) => {
    // Locks the code's row: of two who register one phone at the same moment, the second finds it used.
    const fits = await checkPhoneCode(tx, key, claim, {
      digits: smsCode,
      use: true,
      address: client.address,
    });
    if (!fits) throw new Refusal(codes.phoneCodeWrong);
    const by = { address: client.address, requestId: client.requestId };
    const person = (await takeUp(tx, wanted, { hash, by })) ?? (await addPerson(tx, wanted, hash));
    const grant = await beginSession(tx, { tenantId, ...person }, client);
    await recordAudit(tx, {
      tenantId,
      action: 'registered',
      userId: grant.userId,
      sessionId: grant.sessionId,
      ...by,
    });
    return grant;
  });
}

/** The colleague with this phone; undefined when there is none. */
async function takeUp(
  tx: Tx,
  { tenantId, mobile, userName }: Registration,
  { hash, by }: Required<Pick<NewPassword, 'hash' | 'by'>>,
) {
  const people = await peopleOf(tx, tenantId, mobile);
  if (people.length === 0) return undefined;
  if (people.some((person) => person.disabled_at !== null)) throw new Refusal(codes.accountDisabled);
  const person = people.length === 1 ? people[0] : people.find(({ name }) => name === userName);
  if (!person || person.password_hash !== null) throw new Refusal(codes.alreadyRegistered);
  const written = await writePassword(tx, { tenantId, userId: person.user_id }, { hash, replaces: null, by });
  if (!written) throw new Refusal(codes.alreadyRegistered);
  return { userId: person.user_id, userName: person.name };
}

async function addPerson(tx: Tx, { tenantId, mobile, userName }: Registration, hash: string) {
  const readings = readName(userName);
  const userId = `${tenantId}~${mobile}`;
  const added = await tx
    .insertInto('person')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      login: mobile,
      name: userName,
      mobile,
      readings: JSON.stringify(readings),
      sort_key: sortKey(userName, readings),
      password_hash: hash,
      password_changed_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Another person has this number as their login, though it may no longer be their phone.
  if (added.numInsertedOrUpdatedRows === 0n) throw new Refusal(codes.alreadyRegistered);
  await publish(tx, { type: 'directory' });
  return { userId, userName };
}
