import type { contract, WireOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../store/database.ts';
import { readLockedLogins } from '../../account/index.ts';
import { avatarVersion } from '../../directory/index.ts';

type LockedAccount = WireOf<typeof contract.administration.lockedAccounts>['accounts'][number];

/** Accounts that too many wrong passwords have locked, the latest first. Logins of nobody are left out. */
export async function readLockedAccounts(tx: Tx, tenantId: string): Promise<LockedAccount[]> {
  const locked = new Map((await readLockedLogins(tx, tenantId)).map((login) => [login.login, login]));
  if (locked.size === 0) return [];
  const { rows } = await sql<{ id: string; login: string; name: string; avatar: string | null }>`
    SELECT user_id AS id, login, name, ${avatarVersion(sql.ref('avatar'))} AS avatar FROM person
    WHERE tenant_id = ${tenantId} AND kind = 'person' AND lower(login) = ANY (${[...locked.keys()]}::text[])
  `.execute(tx);
  return rows
    .flatMap(({ id, login, name, avatar }) => {
      const lock = locked.get(login.toLowerCase());
      if (!lock) return [];
      const { lastAttempt, until, ownBrowserOnly } = lock;
      return {
        id,
        login,
        name,
        ...(avatar === null ? {} : { avatarVersion: avatar }),
        lastAttempt: lastAttempt.getTime(),
        until: until.getTime(),
        ownBrowserOnly,
      };
    })
    .toSorted((a, b) => b.lastAttempt - a.lastAttempt);
}
