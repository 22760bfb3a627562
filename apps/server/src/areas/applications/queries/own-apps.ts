import type { applications, Language, WireOf } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import type { Actor, LocalizedActor } from '../../../actor.ts';
import type { Tx } from '../../../store/database.ts';
import { readingsOf } from '../../directory/index.ts';
import { appInLanguage, headingInLanguage } from '../default-apps.ts';

type Group = WireOf<typeof applications.list>['result'][number];
type Line = Group['appList'][number];

interface AppRow {
  app_id: string;
  name: string;
  icon: string;
  redirect_uri: string;
  group_name: string;
  /** Among the person's own, from 0. */
  place: number | null;
}

function lineOf({ app_id, name: stored, icon, redirect_uri, place }: AppRow, language: Language): Line {
  const name = appInLanguage(app_id, stored, language);
  const readings = readingsOf(name);
  return {
    id: app_id,
    name,
    icon,
    redirectUri: redirect_uri,
    mine: place === null ? 0 : 1,
    ...(place !== null && { place }),
    ...(Object.keys(readings).length > 0 && { readings }),
  };
}

/** Own applications with their places: those that the person put in order, then the others, the first chosen first. */
const ownPlaces = ({ tenantId, userId }: Actor) => sql`
  SELECT app_id, row_number() OVER (ORDER BY sort NULLS LAST, added_at, app_id)::integer - 1 AS place
  FROM own_app WHERE tenant_id = ${tenantId} AND user_id = ${userId}
`;

/** The organisation's applications under their headings, both in the order in which they were registered (E17). */
export async function listApps(tx: Tx, actor: LocalizedActor): Promise<Group[]> {
  const { rows } = await sql<AppRow>`
    SELECT a.app_id, a.name, a.icon, a.redirect_uri, a.group_name, own.place
    FROM application a
    LEFT JOIN (${ownPlaces(actor)}) own ON own.app_id = a.app_id
    WHERE a.tenant_id = ${actor.tenantId} ORDER BY a.sort
  `.execute(tx);
  const groups = Map.groupBy(rows, ({ group_name }) => group_name);
  return [...groups].map(([name, apps]) => ({
    name: headingInLanguage(name, actor.language),
    appList: apps.map((app) => lineOf(app, actor.language)),
  }));
}

/** The applications that a person has chosen, in their order. */
export async function listOwnApps(tx: Tx, actor: LocalizedActor): Promise<Line[]> {
  const { rows } = await sql<AppRow>`
    SELECT a.app_id, a.name, a.icon, a.redirect_uri, a.group_name, own.place
    FROM (${ownPlaces(actor)}) own
    JOIN application a ON a.tenant_id = ${actor.tenantId} AND a.app_id = own.app_id
    ORDER BY own.place
  `.execute(tx);
  return rows.map((app) => lineOf(app, actor.language));
}
