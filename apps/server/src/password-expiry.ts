import { sql } from 'kysely';
import type { Tx } from './store/database.ts';
import type { TenantSettings } from './tenant-settings.ts';

const day = 24 * 60 * 60;

export interface PasswordAge {
  /** Set by someone else. */
  mustChange: boolean;
  /** Seconds since it was set; null when there is none, or unknown. */
  age: number | null;
}

/**
 * `over`: expired, and must be changed first (A6). `initial`: set by an administrator, and must be changed first. `soon`: the user is
 * warned (E3).
 */
export type PasswordState = 'fine' | 'soon' | 'over' | 'initial';

const hasExpired = (age: number | null, pwdExpireDays: number): boolean =>
  age !== null && pwdExpireDays > 0 && age >= pwdExpireDays * day;

/** Whether a password has expired or must be changed first. */
export function isOver({ mustChange, age }: PasswordAge, pwdExpireDays: number): boolean {
  return mustChange || hasExpired(age, pwdExpireDays);
}

/** State of a password under the organisation's rule. */
export function passwordState(
  { mustChange, age }: PasswordAge,
  { pwdExpireDays, pwdNoticeDays }: Pick<TenantSettings, 'pwdExpireDays' | 'pwdNoticeDays'>,
): PasswordState {
  if (hasExpired(age, pwdExpireDays)) return 'over';
  if (mustChange) return 'initial';
  if (age === null || pwdExpireDays === 0) return 'fine';
  return age >= (pwdExpireDays - pwdNoticeDays) * day ? 'soon' : 'fine';
}

/** Seconds since the password of `person p` was set, by the database's clock. */
export const passwordAge = sql<number | null>`
  CASE WHEN p.password_hash IS NOT NULL THEN extract(epoch FROM now() - p.password_changed_at)::float8 END`;

/** Reads the age of a person's password. */
export async function readPasswordAge(tx: Tx, tenantId: string, userId: string): Promise<PasswordAge> {
  const row = await tx
    .selectFrom('person as p')
    .select(['p.must_change_password', passwordAge.as('age')])
    .where('p.tenant_id', '=', tenantId)
    .where('p.user_id', '=', userId)
    .executeTakeFirst();
  return { mustChange: row?.must_change_password ?? false, age: row?.age ?? null };
}
