import { codes, defaultRole, type MenuEntryInput, portalTopic } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { readMenu } from '../queries/menu.ts';
import { findRoles } from '../queries/roles.ts';
import { type Administrator, recordChange } from '../record-change.ts';

/** Replaces the menu; without entries the organisation gets the portal's own pages back. Throws 1614, 1644. */
export async function setMenu(
  tx: Tx,
  actor: Administrator,
  { entries, version }: { entries: readonly MenuEntryInput[]; version?: string | undefined },
): Promise<void> {
  const { tenantId } = actor;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('menu ' || ${tenantId}, 0))`.execute(tx);
  const before = await readMenu(tx, tenantId);
  if (version !== undefined && version !== before.version) throw new Refusal(codes.menuChanged);
  const known = new Set((await findRoles(tx, tenantId)).map(({ roleId }) => roleId));
  const unknown = entries.flatMap(({ roles }) => roles).find((roleId) => !known.has(roleId));
  if (unknown !== undefined) throw new Refusal(codes.unknownRole, { roleId: unknown });
  // References to parents are checked at each statement: the last ones go first.
  await tx
    .updateTable('menu')
    .set({ parent_id: null })
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', portalTopic)
    .execute();
  await tx.deleteFrom('menu').where('tenant_id', '=', tenantId).where('topic_id', '=', portalTopic).execute();
  const rows = entries.map((entry, sort) => rowOf(tenantId, entry, sort));
  if (rows.length > 0) await tx.insertInto('menu').values(rows).execute();
  const after = await readMenu(tx, tenantId);
  if (after.version === before.version && after.arranged === before.arranged) return;
  await recordChange(tx, actor, {
    action: 'menu-changed',
    before: { entries: before.arranged ? before.entries : [] },
    after: { entries: after.arranged ? after.entries : [] },
  });
}

function rowOf(
  tenantId: string,
  { id, parentId, names: given, icon, path, appId, roles, hidden }: MenuEntryInput,
  sort: number,
) {
  const names = Object.fromEntries(
    Object.entries(given).map(([language, name = '']) => [language, name.trim().normalize('NFC')]),
  );
  const roleIds = roles.length === 0 || roles.includes(defaultRole) ? [defaultRole] : [...new Set(roles)];
  const isHidden = Number(hidden ?? 0) === 1;
  return {
    tenant_id: tenantId,
    topic_id: portalTopic,
    menu_id: id,
    parent_id: parentId ?? null,
    // For the release before this one: nobody's role for what it cannot hide.
    role_id: isHidden ? '' : (roleIds[0] ?? defaultRole),
    role_ids: roleIds,
    name: names['zh'] ?? Object.values(names)[0] ?? id,
    names: JSON.stringify(names),
    path,
    app_id: appId ?? null,
    icon,
    hidden: isHidden,
    sort,
  };
}
