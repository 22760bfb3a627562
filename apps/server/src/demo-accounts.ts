import { verifyPassword } from './areas/account/index.ts';
import type { Database } from './store/database.ts';

/** Organisations of the demo, whose password may be public. */
export const demoTenants: readonly string[] = ['demo', 'acme'];

const userIds = [
  ...['zhangwei', 'lina', 'tanaka', 'garcia', 'smith'].map((login) => `demo~${login}`),
  'acme~walker',
];

export interface DemoAccounts {
  /** `tenant~login`; empty when there are no demo organisations. */
  userIds: string[];
  /** Whether the configured password is still valid for them. */
  passwordFits: boolean;
}

/** Finds the demo accounts that can sign in. */
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
