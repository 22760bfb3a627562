import { type applications, codes, type Language, type WireOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor, LocalizedActor } from '../../actor.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { publish } from '../../store/events.ts';
import { readingsOf } from '../directory/index.ts';
import { appInLanguage, headingInLanguage } from './default-apps.ts';

type Group = WireOf<typeof applications.list>['result'][number];
type Line = Group['appList'][number];

interface AppRow {
  app_id: string;
  name: string;
  icon: string;
  redirect_uri: string;
  group_name: string;
  mine: boolean;
}

function lineOf({ app_id, name: stored, icon, redirect_uri, mine }: AppRow, language: Language): Line {
  const name = appInLanguage(app_id, stored, language);
  const readings = readingsOf(name);
  return {
    id: app_id,
    name,
    icon,
    redirectUri: redirect_uri,
    mine: mine ? 1 : 0,
    ...(Object.keys(readings).length > 0 && { readings }),
  };
}

/** The organisation's applications under their headings, both in the order in which they were registered (E17). */
export async function listApps(tx: Tx, { tenantId, userId, language }: LocalizedActor): Promise<Group[]> {
  const { rows } = await sql<AppRow>`
    SELECT a.app_id, a.name, a.icon, a.redirect_uri, a.group_name,
      EXISTS (
        SELECT FROM own_app o WHERE o.tenant_id = ${tenantId} AND o.user_id = ${userId} AND o.app_id = a.app_id
      ) AS mine
    FROM application a WHERE a.tenant_id = ${tenantId} ORDER BY a.sort
  `.execute(tx);
  const groups = Map.groupBy(rows, ({ group_name }) => group_name);
  return [...groups].map(([name, apps]) => ({
    name: headingInLanguage(name, language),
    appList: apps.map((app) => lineOf(app, language)),
  }));
}

/** The applications that a person has chosen, the first chosen first. */
export async function listOwnApps(tx: Tx, { tenantId, userId, language }: LocalizedActor): Promise<Line[]> {
  const { rows } = await sql<AppRow>`
    SELECT a.app_id, a.name, a.icon, a.redirect_uri, a.group_name, true AS mine
    FROM own_app o
    JOIN application a ON a.tenant_id = o.tenant_id AND a.app_id = o.app_id
    WHERE o.tenant_id = ${tenantId} AND o.user_id = ${userId} ORDER BY o.added_at, o.app_id
  `.execute(tx);
  return rows.map((app) => lineOf(app, language));
}

/** Adds one; a repeat changes nothing. Throws code 1301. */
export async function addOwnApp(tx: Tx, actor: Actor, appId: string): Promise<void> {
  const { tenantId, userId } = actor;
  // Held against removal until the commit.
  const app = await tx
    .selectFrom('application')
    .select('app_id')
    .where('tenant_id', '=', tenantId)
    .where('app_id', '=', appId)
    .forKeyShare()
    .executeTakeFirst();
  if (!app) throw new Refusal(codes.unknownApp);
  const { numAffectedRows } = await sql`
    INSERT INTO own_app (tenant_id, user_id, app_id) VALUES (${tenantId}, ${userId}, ${appId})
    ON CONFLICT DO NOTHING
  `.execute(tx);
  if (numAffectedRows === 0n) return;
  await tellOwnDevices(tx, actor);
}

/** Takes one away; one that is not there is no error. */
export async function removeOwnApp(tx: Tx, actor: Actor, appId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('own_app')
    .where('tenant_id', '=', actor.tenantId)
    .where('user_id', '=', actor.userId)
    .where('app_id', '=', appId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await tellOwnDevices(tx, actor);
}

async function tellOwnDevices(tx: Tx, { userId }: Actor): Promise<void> {
  await publish(tx, { type: 'apps', userIds: [userId], payload: { type: 'apps' } });
}
