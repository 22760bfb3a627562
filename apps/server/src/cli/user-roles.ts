import { defaultRole } from '@snap/portal-api/contract';
import { administratorRole } from '../areas/newsroom/index.ts';
import { StartupError } from '../startup-error.ts';
import { recordAudit } from '../store/audit.ts';
import type { Database, Tx } from '../store/database.ts';
import { publish } from '../store/events.ts';

/** Grants or revokes a role. Throws a StartupError for an unknown person or role. */
export async function changeRole(
  db: Database,
  { userId, roleId, remove }: { userId: string; roleId: string; remove: boolean },
): Promise<void> {
  const tenantId = userId.slice(0, userId.indexOf('~'));
  await db.tenant(tenantId, async (tx) => {
    const person = await tx
      .selectFrom('person')
      .select('left_at')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('kind', '=', 'person')
      .forUpdate()
      .executeTakeFirst();
    if (!person) throw new StartupError(`There is no ${userId}: see "user list --tenant ${tenantId}".`);
    if (person.left_at && !remove) throw new StartupError(`${userId} has left: nothing was changed.`);
    if (!remove) await requireRole(tx, tenantId, roleId);
    const row = { tenant_id: tenantId, user_id: userId, role_id: roleId };
    if (remove) {
      await tx
        .deleteFrom('person_role')
        .where('tenant_id', '=', tenantId)
        .where('user_id', '=', userId)
        .where('role_id', '=', roleId)
        .execute();
    } else {
      await tx
        .insertInto('person_role')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    // Servers cache the permissions of sessions.
    await publish(tx, { type: 'rules' });
    await recordAudit(tx, {
      tenantId,
      action: remove ? 'role-taken' : 'role-given',
      userId,
      detail: { roleId },
    });
  });
}

async function requireRole(tx: Tx, tenantId: string, roleId: string): Promise<void> {
  const rows = await tx
    .selectFrom('role_permission')
    .select('role_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('role_id', '<>', defaultRole)
    .orderBy('role_id')
    .execute();
  const known = new Set([administratorRole, ...rows.map(({ role_id }) => role_id)]);
  if (known.has(roleId)) return;
  throw new StartupError(`${tenantId} has no role ${roleId}: choose one of ${[...known].join(', ')}.`);
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
