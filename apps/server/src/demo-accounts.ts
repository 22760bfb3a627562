import { verifyPassword } from './areas/account/secrets/passwords.ts';
import type { Database } from './store/database.ts';

/** Organisations of the demo: the password of their accounts may be public. */
export const demoTenants: readonly string[] = ['demo', 'acme'];

const userIds = [
  ...['zhangwei', 'lina', 'tanaka', 'garcia', 'smith'].map((login) => `demo~${login}`),
  'acme~walker',
];

export interface DemoAccounts {
  /** `tenant~login`; empty where there are no demo organisations. */
  userIds: string[];
  /** Whether the configured password still opens them. */
  passwordFits: boolean;
}

/** The accounts of the demo organisations that are there to sign in with. */
export async function findDemoAccounts(db: Database, password: string): Promise<DemoAccounts> {
  const people = await db.system((tx) =>
    tx
      .selectFrom('person')
      .select(['user_id', 'password_hash'])
      .where('tenant_id', 'in', [...demoTenants])
      .where('user_id', 'in', userIds)
      .where('password_hash', 'is not', null)
      .execute(),
  );
  const ordered = people.toSorted((a, b) => userIds.indexOf(a.user_id) - userIds.indexOf(b.user_id));
  const [first] = ordered;
  return {
    userIds: ordered.map((person) => person.user_id),
    passwordFits: first !== undefined && (await verifyPassword(first.password_hash, password)),
  };
}
