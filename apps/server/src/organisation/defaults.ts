import { addApplication, defaultApps } from '../areas/applications/index.ts';
import { defaultCodes, defaultRoles } from '../areas/newsroom/index.ts';
import type { Database, Tx } from '../store/database.ts';

/** Increment when a release adds defaults: each organisation then gets the missing ones once. */
const release = 1;

/**
 * Adds missing roles, code lists and applications to an organisation, once per release: what an administrator removes
 * afterwards stays removed. Board and menu are not stored: an organisation without its own gets the portal's, in the
 * reader's language.
 * @see docs/decisions/0050-defaults-of-an-organisation.md
 */
export async function giveDefaults(tx: Tx, tenantId: string): Promise<void> {
  const given = await tx
    .updateTable('tenant')
    .set({ defaults: release })
    .where('tenant_id', '=', tenantId)
    .where('defaults', '<', release)
    .executeTakeFirst();
  if (given.numUpdatedRows === 0n) return;
  await giveCodeLists(tx, tenantId);
  await giveRoles(tx, tenantId);
  for (const app of defaultApps) {
    // oxlint-disable-next-line no-await-in-loop -- in this order, which is the order of the list
    await addApplication(tx, { tenantId, ...app });
  }
}

/** An existing list stays unchanged. */
async function giveCodeLists(tx: Tx, tenantId: string): Promise<void> {
  const known = await tx
    .selectFrom('code_entry')
    .select('code_type')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .execute();
  const types = new Set(known.map(({ code_type }) => code_type));
  const rows = defaultCodes
    .filter(({ codeType }) => !types.has(codeType))
    .map(({ codeType, code, value, sort }) => ({
      tenant_id: tenantId,
      code_type: codeType,
      code,
      value,
      sort,
    }));
  if (rows.length > 0) await tx.insertInto('code_entry').values(rows).execute();
}

/** A role with permissions stays unchanged. */
async function giveRoles(tx: Tx, tenantId: string): Promise<void> {
  const known = await tx
    .selectFrom('role_permission')
    .select('role_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .execute();
  const names = new Set(known.map(({ role_id }) => role_id));
  const rows = defaultRoles
    .filter(({ roleId }) => !names.has(roleId))
    .flatMap(({ roleId, permissions }) =>
      permissions.map((permission) => ({ tenant_id: tenantId, role_id: roleId, permission })),
    );
  if (rows.length > 0) await tx.insertInto('role_permission').values(rows).execute();
}

/** Adds missing defaults to all organisations of an older release. */
export async function upgradeOrganisations(db: Database): Promise<void> {
  const behind = await db.system((tx) =>
    tx.selectFrom('tenant').select('tenant_id').where('defaults', '<', release).execute(),
  );
  for (const { tenant_id } of behind) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction each
    await db.tenant(tenant_id, (tx) => giveDefaults(tx, tenant_id));
  }
}
