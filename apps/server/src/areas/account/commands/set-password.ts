import type { Database } from '../../../store/database.ts';
import { tenantIdPattern } from '../../../store/tenant-id.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { writePassword } from './write-password.ts';

/**
 * Sets a person's password, ends all their sessions and deletes their failed sign-ins. Returns false when there is no
 * such person.
 * @param userId `tenant~login`
 * @param mustChange They have to choose another one when they next sign in.
 */
export async function setPassword(
  db: Database,
  userId: string,
  password: string,
  mustChange = false,
): Promise<boolean> {
  const tenantId = userId.slice(0, userId.indexOf('~'));
  if (!tenantIdPattern.test(tenantId)) return false;
  const hash = await hashPassword(password);
  return db.tenant(
    tenantId,
    async (tx) => (await writePassword(tx, { tenantId, userId }, { hash, mustChange })) !== undefined,
  );
}
