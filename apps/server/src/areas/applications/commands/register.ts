import { sql } from 'kysely';
import { recordAudit } from '../../../store/audit.ts';
import type { Tx } from '../../../store/database.ts';
import { endAppTokens, hashToken, makeToken } from '../../account/index.ts';
import { appLogin, appUserId } from '../app-id.ts';

export interface NewApplication {
  tenantId: string;
  /** As `appIdPattern` has it. */
  appId: string;
  name: string;
  /** As `isIcon` allows. */
  icon: string;
  /** As `isAppAddress` allows. */
  redirectUri: string;
  /** The heading that lists it. */
  group: string;
}

/**
 * Registers an application in the caller's transaction and returns its secret, which is not stored. Undefined when the
 * id is in use. A removed one returns as the same sender.
 */
export async function addApplication(tx: Tx, app: NewApplication): Promise<string | undefined> {
  const { tenantId, appId, name } = app;
  const [userId, secret] = [appUserId(tenantId, appId), makeToken()];
  await sql`
    INSERT INTO person (tenant_id, user_id, login, name, kind)
    VALUES (${tenantId}, ${userId}, ${appLogin(appId)}, ${name}, 'app')
    ON CONFLICT (tenant_id, user_id) DO UPDATE SET left_at = NULL
  `.execute(tx);
  const added = await tx
    .insertInto('application')
    .values({
      tenant_id: tenantId,
      app_id: appId,
      user_id: userId,
      name,
      icon: app.icon,
      redirect_uri: app.redirectUri,
      group_name: app.group,
      secret_hash: hashToken(secret),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return undefined;
  await tx
    .updateTable('person')
    .set({ name })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  await recordAudit(tx, { tenantId, action: 'app-added', detail: { appId } });
  return secret;
}

/** Removes an application with its tokens; its messages stay readable. Returns whether it existed. */
export async function removeApplication(tx: Tx, tenantId: string, appId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('application')
    .where('tenant_id', '=', tenantId)
    .where('app_id', '=', appId)
    .returning('user_id')
    .executeTakeFirst();
  if (!removed) return false;
  await tx
    .updateTable('person')
    .set({ left_at: sql`now()` })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', removed.user_id)
    .execute();
  await endAppTokens(tx, tenantId, appId);
  await recordAudit(tx, { tenantId, action: 'app-removed', detail: { appId } });
  return true;
}

/** Renews an application's secret and ends its tokens. Undefined when there is no such application. */
export async function renewSecret(tx: Tx, tenantId: string, appId: string): Promise<string | undefined> {
  const secret = makeToken();
  const changed = await tx
    .updateTable('application')
    .set({ secret_hash: hashToken(secret) })
    .where('tenant_id', '=', tenantId)
    .where('app_id', '=', appId)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return undefined;
  await endAppTokens(tx, tenantId, appId);
  await recordAudit(tx, { tenantId, action: 'app-secret', detail: { appId } });
  return secret;
}

/** The applications of an organisation in their order. */
export function listApplications(tx: Tx, tenantId: string) {
  return tx
    .selectFrom('application')
    .select(['app_id', 'name', 'group_name', 'redirect_uri'])
    .where('tenant_id', '=', tenantId)
    .orderBy('sort')
    .execute();
}
