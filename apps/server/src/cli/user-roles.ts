import { changeRole as writeRole, knownRoles } from '../areas/newsroom/index.ts';
import { StartupError } from '../startup-error.ts';
import type { Database } from '../store/database.ts';

/** Grants or revokes a role. Throws a StartupError for an unknown person or role. */
export async function changeRole(
  db: Database,
  { userId, roleId, remove }: { userId: string; roleId: string; remove: boolean },
): Promise<void> {
  const tenantId = userId.slice(0, userId.indexOf('~'));
  await db.tenant(tenantId, async (tx) => {
    switch (await writeRole(tx, { tenantId, userId }, { roleId, remove })) {
      case 'unknown person':
        throw new StartupError(`There is no ${userId}: see "user list --tenant ${tenantId}".`);
      case 'left':
        throw new StartupError(`${userId} has left: nothing was changed.`);
      case 'unknown role': {
        const known = (await knownRoles(tx, tenantId)).join(', ');
        throw new StartupError(`${tenantId} has no role ${roleId}: choose one of ${known}.`);
      }
      default:
    }
  });
}

/** Prints the people of an organisation: user id, name, whether they can sign in, and roles. */
export async function listUsers(
  db: Database,
  { tenantId, roleId }: { tenantId: string; roleId: string | undefined },
): Promise<void> {
  const { people, roles } = await db.tenant(tenantId, async (tx) => {
    const tenant = await tx
      .selectFrom('tenant')
      .select('tenant_id')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst();
    if (!tenant) throw new StartupError(`There is no organisation ${tenantId}: see "tenant list".`);
    return {
      people: await tx
        .selectFrom('person')
        .select(['user_id', 'name', 'left_at', 'disabled_at', 'password_changed_at'])
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', 'person')
        .orderBy('user_id')
        .execute(),
      roles: await tx
        .selectFrom('person_role')
        .select(['user_id', 'role_id'])
        .where('tenant_id', '=', tenantId)
        .orderBy('role_id')
        .execute(),
    };
  });
  const rolesOf = Map.groupBy(roles, ({ user_id }) => user_id);
  for (const { user_id, name, left_at, disabled_at, password_changed_at } of people) {
    const own = (rolesOf.get(user_id) ?? []).map(({ role_id }) => role_id);
    if (roleId !== undefined && !own.includes(roleId)) continue;
    const state = left_at
      ? 'left'
      : disabled_at
        ? 'disabled'
        : password_changed_at
          ? 'active'
          : 'no password';
    process.stdout.write(`${[user_id, name, state, own.join(' ')].join('\t')}\n`);
  }
}
