import { contract, fieldErrors } from '@snap/portal-api/contract';
import { isMobile, isPhone, normalisePhone } from '@snap/portal-api/rules';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { invalidInput } from '../http/input.ts';
import {
  addPerson,
  changePerson,
  findPersonRows,
  type PersonRow,
  setPersonState,
} from '../areas/administration/index.ts';
import { lockStaff } from '../staff/lock-staff.ts';
import type { Tx } from '../store/database.ts';
import { type ScimContext, scimPath } from './context.ts';
import { invalid, notFound } from './errors.ts';
import SCIMMY from 'scimmy';
import { type FilterColumns, filterCondition } from './filter.ts';

/** A user as a directory service sends it, as far as the portal has fields for it. */
export interface ScimUser {
  userName?: string | undefined;
  externalId?: string | undefined;
  displayName?: string | undefined;
  name?: { formatted?: string; givenName?: string; familyName?: string } | undefined;
  title?: string | undefined;
  active?: boolean | undefined;
  emails?: readonly { value?: string; type?: string; primary?: boolean }[] | undefined;
  phoneNumbers?: readonly { value?: string; type?: string }[] | undefined;
}

/** What is stored of a person beside the portal's own fields. */
interface Link {
  id: string;
  changedAt: Date;
  externalId: string | null;
  givenName: string | null;
  familyName: string | null;
}

const columns: FilterColumns = {
  id: { value: sql.ref('p.user_id'), kind: 'text' },
  username: { value: sql.ref('p.login'), kind: 'text', folded: true },
  externalid: { value: sql.ref('s.external_id'), kind: 'text' },
  displayname: { value: sql.ref('p.name'), kind: 'text', folded: true },
  'name.formatted': { value: sql.ref('p.name'), kind: 'text', folded: true },
  'name.givenname': { value: sql.ref('s.given_name'), kind: 'text', folded: true },
  'name.familyname': { value: sql.ref('s.family_name'), kind: 'text', folded: true },
  title: { value: sql.ref('p.position'), kind: 'text', folded: true },
  emails: { value: sql.ref('p.email'), kind: 'text', folded: true },
  'emails.value': { value: sql.ref('p.email'), kind: 'text', folded: true },
  'phonenumbers.value': { value: sql.ref('p.mobile'), kind: 'text' },
  active: { value: sql`(p.disabled_at IS NULL)`, kind: 'boolean' },
  'meta.lastmodified': { value: sql.ref('p.updated_at'), kind: 'time' },
};

/** Users that match, in the order of their ids. @param from From 0. */
export async function listUsers(
  { database, actor: { tenantId } }: ScimContext,
  { filter, from, size }: { filter: readonly unknown[] | undefined; from: number; size: number },
) {
  const found = sql`
    FROM person p LEFT JOIN scim_person s ON s.tenant_id = p.tenant_id AND s.user_id = p.user_id
    WHERE p.tenant_id = ${tenantId} AND p.kind = 'person' AND p.left_at IS NULL
      AND ${filterCondition(filter, columns)}`;
  return database.tenant(tenantId, async (tx) => {
    const { rows: ids } = await sql<{ id: string }>`
      SELECT p.user_id AS id ${found} ORDER BY p.user_id OFFSET ${from} LIMIT ${size}
    `.execute(tx);
    const { rows: counts } = await sql<{ total: number }>`SELECT count(*)::int AS total ${found}`.execute(tx);
    const users = await readUsers(
      tx,
      tenantId,
      ids.map(({ id }) => id),
    );
    return { users, total: counts[0]?.total ?? 0 };
  });
}

/** A user. Throws 404 for one who is unknown or has left. */
export async function readUser({ database, actor: { tenantId } }: ScimContext, id: string) {
  return database.tenant(tenantId, (tx) => requireUser(tx, tenantId, id));
}

async function requireUser(tx: Tx, tenantId: string, id: string) {
  const [user] = await readUsers(tx, tenantId, [id]);
  if (!user) throw notFound(id);
  return user;
}

async function readUsers(tx: Tx, tenantId: string, ids: readonly string[]) {
  const rows = (await findPersonRows(tx, tenantId, ids)).filter(({ left }) => !left);
  const links = await readLinks(tx, tenantId, ids);
  return rows.map((row) => toUser(row, links.get(row.id)));
}

async function readLinks(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Map<string, Link>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Link>`
    SELECT p.user_id AS id, p.updated_at AS "changedAt", s.external_id AS "externalId", s.given_name AS "givenName",
      s.family_name AS "familyName"
    FROM person p LEFT JOIN scim_person s ON s.tenant_id = p.tenant_id AND s.user_id = p.user_id
    WHERE p.tenant_id = ${tenantId} AND p.user_id = ANY (${ids}::text[])
  `.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

function toUser(row: PersonRow, link: Link | undefined) {
  const user = {
    id: row.id,
    userName: row.login,
    displayName: row.name,
    name: {
      formatted: row.name,
      ...(link?.givenName ? { givenName: link.givenName } : {}),
      ...(link?.familyName ? { familyName: link.familyName } : {}),
    },
    active: !row.disabled,
    ...(link?.externalId ? { externalId: link.externalId } : {}),
    ...(row.position ? { title: row.position } : {}),
    ...(row.email ? { emails: [{ value: row.email, type: 'work', primary: true }] } : {}),
    ...(row.mobile || row.telephone
      ? {
          phoneNumbers: [
            ...(row.mobile ? [{ value: row.mobile, type: 'mobile' }] : []),
            ...(row.telephone ? [{ value: row.telephone, type: 'work' }] : []),
          ],
        }
      : {}),
    ...(row.departments.length > 0
      ? {
          groups: row.departments.map(({ id, name }) => ({
            value: id,
            display: name,
            $ref: `${scimPath}/Groups/${encodeURIComponent(id)}`,
            type: 'direct',
          })),
        }
      : {}),
  };
  return {
    ...user,
    meta: {
      ...(link ? { lastModified: link.changedAt } : {}),
      version: `W/"${createHash('sha256').update(JSON.stringify(user)).digest('base64url').slice(0, 22)}"`,
    },
  };
}

/** Adds a user, or replaces what a directory service owns of one. */
export async function writeUser(context: ScimContext, id: string | undefined, user: ScimUser) {
  const { database, actor } = context;
  const { tenantId } = actor;
  return database.tenant(tenantId, async (tx) => {
    const userId = id === undefined ? await add(tx, context, user) : await replace(tx, context, id, user);
    const { givenName, familyName } = user.name ?? {};
    await sql`
      INSERT INTO scim_person AS s (tenant_id, user_id, external_id, given_name, family_name)
      VALUES (${tenantId}, ${userId}, ${user.externalId ?? null}, ${givenName ?? null}, ${familyName ?? null})
      ON CONFLICT (tenant_id, user_id) DO UPDATE SET external_id = coalesce(excluded.external_id, s.external_id),
        given_name = excluded.given_name, family_name = excluded.family_name
    `.execute(tx);
    return requireUser(tx, tenantId, userId);
  });
}

async function add(tx: Tx, { actor }: ScimContext, user: ScimUser): Promise<string> {
  const { tenantId } = actor;
  const input = {
    login: (user.userName ?? '').normalize('NFKC'),
    name: nameOf(user, undefined),
    ...contactsOf(user),
  };
  const parsed = z.safeParse(contract.administration.addPerson.input, input);
  if (!parsed.success) throw invalidInput(...fieldErrors(contract.administration.addPerson.input, input));
  await lockStaff(tx, tenantId);
  const { rows } = await sql<{ id: string }>`
    SELECT user_id AS id FROM person
    WHERE tenant_id = ${tenantId} AND lower(login) = lower(${input.login}::text) AND kind = 'person'
      AND left_at IS NOT NULL
  `.execute(tx);
  const [former] = rows;
  if (former) {
    // Someone comes back: their messages and files are theirs again.
    await setPersonState(tx, actor, { personId: former.id, state: 'active' });
    await replace(tx, { actor }, former.id, user);
    return former.id;
  }
  const personId = await addPerson(tx, actor, parsed.data, undefined);
  if (user.active === false) await setPersonState(tx, actor, { personId, state: 'disabled' });
  return personId;
}

async function replace(
  tx: Tx,
  { actor }: Pick<ScimContext, 'actor'>,
  personId: string,
  user: ScimUser,
): Promise<string> {
  const { tenantId } = actor;
  const [row] = await findPersonRows(tx, tenantId, [personId]);
  if (!row || row.left) throw notFound(personId);
  const { userName = row.login, active = true } = user;
  if (userName.toLowerCase() !== row.login.toLowerCase()) {
    throw new SCIMMY.Types.Error(400, 'mutability', 'userName cannot be changed');
  }
  const link = (await readLinks(tx, tenantId, [personId])).get(personId);
  const input = { personId, name: nameOf(user, { name: row.name, link }), ...contactsOf(user) };
  const parsed = z.safeParse(contract.administration.changePerson.input, input);
  if (!parsed.success) throw invalidInput(...fieldErrors(contract.administration.changePerson.input, input));
  await changePerson(tx, actor, parsed.data);
  if (active === row.disabled) {
    await setPersonState(tx, actor, { personId, state: active ? 'active' : 'disabled' });
  }
  return personId;
}

/** Marks a user as having left. Throws 404. */
export async function removeUser({ database, actor }: ScimContext, id: string): Promise<void> {
  await database.tenant(actor.tenantId, async (tx) => {
    await requireUser(tx, actor.tenantId, id);
    await setPersonState(tx, actor, { personId: id, state: 'left' });
  });
}

/** The name to show: as given, or put together. A new part of a name counts although the old name is still sent. */
function nameOf(
  { displayName, name = {} }: ScimUser,
  before: { name: string; link: Link | undefined } | undefined,
): string {
  const { formatted, givenName, familyName } = name;
  const together = compose(givenName, familyName);
  const given = [displayName, formatted].find((text) => text !== undefined && text.trim() !== '');
  const parts = [before?.link?.givenName ?? undefined, before?.link?.familyName ?? undefined];
  const unchanged = given === before?.name && (formatted === undefined || formatted === before?.name);
  const renamed = givenName !== parts[0] || familyName !== parts[1];
  if (before?.link && unchanged && renamed && together !== '') return together;
  const shown = given ?? together;
  if (shown === '') throw invalid('A user needs a displayName or a name');
  return shown;
}

function compose(givenName = '', familyName = ''): string {
  const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(familyName);
  return (eastern ? `${familyName}${givenName}` : `${givenName} ${familyName}`).trim();
}

/** What is absent is cleared: the whole user is sent, or what a PATCH makes of it. */
function contactsOf({ title, emails = [], phoneNumbers = [] }: ScimUser) {
  const email =
    emails.find(({ primary }) => primary) ?? emails.find(({ type }) => type === 'work') ?? emails[0];
  const numberOf = (wanted: string) => phoneNumbers.find(({ type }) => type === wanted)?.value;
  return {
    position: title ?? '',
    email: email?.value ?? '',
    mobile: phoneOf(numberOf('mobile'), isMobile),
    telephone: phoneOf(numberOf('work'), isPhone),
  };
}

/** A number as the portal has it; empty for those that it has no form for, such as numbers of other countries. */
function phoneOf(given: string | undefined, fits: (value: string) => boolean): string {
  const plain = normalisePhone(given ?? '').replace(/^tel:/i, '');
  const home = plain.replace(/^\+86-?/, '');
  const candidates = [plain, home, home.replaceAll(/[-()]/g, ''), `0${home}`];
  return candidates.find((value) => fits(value)) ?? '';
}
