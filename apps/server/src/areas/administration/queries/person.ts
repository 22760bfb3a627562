import { type AdministeredPersonDetail, codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { type Actor, directoryService } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { readSecondFactor } from '../../account/index.ts';
import { activeAdministrators, contain, readRights } from '../../newsroom/index.ts';
import { findPersonRows, personLines, type PersonRow } from './people.ts';

/** A person with everything about them. Throws 1101 for an unknown one. */
export async function readPerson(tx: Tx, actor: Actor, personId: string): Promise<AdministeredPersonDetail> {
  const { tenantId } = actor;
  const row = await requirePerson(tx, tenantId, personId);
  const [line] = await personLines(tx, tenantId, [row]);
  if (!line) throw new Refusal(codes.unknownPerson);
  const figures = await readFigures(tx, tenantId, personId);
  const roles = await readRoles(tx, tenantId, personId);
  const { since } = await readSecondFactor(tx, { tenantId, userId: personId });
  return {
    ...line,
    version: versionOf(row),
    ...(row.reading === null ? {} : { reading: row.reading }),
    ...(row.gender === null ? {} : { gender: row.gender }),
    ...(row.telephone === null ? {} : { telephone: row.telephone }),
    ...(row.introduction === null ? {} : { introduction: row.introduction }),
    ...(row.workplace === null ? {} : { workplace: row.workplace }),
    mustChangePassword: row.mustChangePassword,
    ...(since === undefined ? {} : { secondFactorSince: since }),
    managed: await isManaged(tx, tenantId, personId),
    roles,
    ...figures,
    editable: await outranks(tx, actor, personId),
    self: actor.userId === personId,
    lastAdministrator: await isLastAdministrator(tx, tenantId, personId),
  };
}

export async function requirePerson(tx: Tx, tenantId: string, personId: string): Promise<PersonRow> {
  const [row] = await findPersonRows(tx, tenantId, [personId]);
  if (!row) throw new Refusal(codes.unknownPerson);
  return row;
}

/** Whether a directory service provisions a person: it owns some of their fields (decision 104). */
export async function isManaged(tx: Tx, tenantId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM scim_person WHERE tenant_id = ${tenantId} AND user_id = ${personId}
  `.execute(tx);
  return rows.length > 0;
}

/** Whether the actor has all rights of a person, and may therefore act on their account. */
export async function outranks(tx: Tx, actor: Actor, personId: string): Promise<boolean> {
  // The operator of the server has given a directory service its token.
  if (actor.userId === personId || actor.userId === directoryService) return true;
  const own = await readRights(tx, actor);
  return contain(own, await readRights(tx, { tenantId: actor.tenantId, userId: personId }));
}

async function isLastAdministrator(tx: Tx, tenantId: string, personId: string): Promise<boolean> {
  const all = await activeAdministrators(tx, tenantId);
  return all.length === 1 && all[0] === personId;
}

/** Of what an administrator may change: two versions differ when something else is there now. */
export function versionOf(row: PersonRow): string {
  const { avatar: _, hasPassword: _set, mustChangePassword: _must, ...editable } = row;
  return createHash('sha256').update(JSON.stringify(editable)).digest('hex').slice(0, 16);
}

async function readRoles(tx: Tx, tenantId: string, personId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('person_role')
    .select('role_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', personId)
    .orderBy('role_id')
    .execute();
  return rows.map(({ role_id }) => role_id);
}

async function readFigures(tx: Tx, tenantId: string, personId: string) {
  const { rows } = await sql<{ sessions: number; groups: number; files: number; lastSignIn: Date | null }>`
    SELECT
      (SELECT count(*)::int FROM session WHERE tenant_id = ${tenantId} AND user_id = ${personId}
        AND revoked_at IS NULL AND refresh_expires_at > now()) AS sessions,
      (SELECT count(*)::int FROM chat_group WHERE tenant_id = ${tenantId} AND owner_id = ${personId}
        AND dissolved_at IS NULL) AS groups,
      (SELECT count(*)::int FROM disk_file WHERE tenant_id = ${tenantId} AND owner_id = ${personId}
        AND trash_id IS NULL) AS files,
      (SELECT at FROM audit WHERE tenant_id = ${tenantId} AND user_id = ${personId} AND action = 'sign-in'
        ORDER BY at DESC LIMIT 1) AS "lastSignIn"
  `.execute(tx);
  const { lastSignIn = null, sessions = 0, groups = 0, files = 0 } = rows[0] ?? {};
  return { sessions, groups, files, ...(lastSignIn ? { lastSignIn: lastSignIn.getTime() } : {}) };
}
