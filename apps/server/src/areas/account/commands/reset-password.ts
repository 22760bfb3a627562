import { codes } from '@snap/portal-api/contract';
import { Refusal } from '../../../http/refusal.ts';
import { requireGoodPassword } from './change-password.ts';
import { hashPassword } from '../secrets/passwords.ts';
import {
  checkPhoneCode,
  peopleOf,
  type PhoneClaim,
  type PhoneCodeStore,
  requirePhoneCode,
} from '../phone/phone-codes.ts';
import { accountOf } from './sign-in.ts';
import { earlierHashes, isOneOf, writePassword } from './write-password.ts';

export interface PasswordReset {
  tenantId: string;
  mobile: string;
  smsCode: string;
  newPwd: string;
  repeatNewPwd: string;
  /** Which of several people who share the phone. */
  username?: string | undefined;
}

/**
 * Sets a new password for the owner of a phone and ends all their sessions, which it returns. A wrong code and an
 * unknown phone are refused with the same code (G15).
 */
export async function resetPassword(
  phoneCodes: PhoneCodeStore,
  reset: PasswordReset,
  by: { address: string; requestId: string },
): Promise<string[]> {
  const { db, key } = phoneCodes;
  requireGoodPassword(reset);
  const { tenantId, mobile, smsCode } = reset;
  const claim: PhoneClaim = { tenantId, mobile, purpose: 'findpassword' };
  await requirePhoneCode(phoneCodes, claim, { digits: smsCode, address: by.address });
  const { person, earlier } = await db.tenant(tenantId, async (tx) => {
    const owner = await ownerOf(tx, reset);
    return {
      person: owner,
      earlier: owner ? await earlierHashes(tx, { tenantId, userId: owner.user_id }) : [],
    };
  });
  if (!person) throw new Refusal(codes.phoneCodeWrong);
  const { password_hash: present, user_id: userId } = person;
  if (await isOneOf(reset.newPwd, present ? [present, ...earlier] : earlier)) {
    throw new Refusal(codes.passwordReused);
  }
  const hash = await hashPassword(reset.newPwd);
  return db.tenant(tenantId, async (tx) => {
    const fits = await checkPhoneCode(tx, key, claim, { digits: smsCode, use: true, address: by.address });
    const ended = fits && (await writePassword(tx, { tenantId, userId }, { hash, replaces: present, by }));
    if (!ended) throw new Refusal(codes.phoneCodeWrong);
    return ended;
  });
}

/** The one person that the claim names; undefined when there are several. */
async function ownerOf(tx: Parameters<typeof peopleOf>[0], { tenantId, mobile, username }: PasswordReset) {
  const people = (await peopleOf(tx, tenantId, mobile)).filter((person) => person.disabled_at === null);
  const named = username?.trim() ? accountOf({ tenantId, username }).login : undefined;
  const meant = people.filter(({ login }) => named === undefined || login.toLowerCase() === named);
  return meant.length === 1 ? meant[0] : undefined;
}
