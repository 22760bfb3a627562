// Builds organisations, people and groups in a test's database. `startTestServer` offers the same as methods.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from '../areas/account/secrets/passwords.ts';
import { addApplication } from '../areas/applications/commands/register.ts';
import { createGroup, type NewGroup } from '../areas/groups/commands/create-group.ts';
import type { Database } from '../store/database.ts';

export const testPassword = 'Portal#2026';
let hashed: Promise<string> | undefined;

/** A login, which is also the name, or both. */
export type NewPerson = string | { login: string; name: string };

/** A department with its people by login. Its path is its id. */
export interface NewDepartment {
  path: string;
  people?: readonly string[];
  leaders?: readonly string[];
}

/** A group of the owner's organisation; a team unless `type` says otherwise. */
export type TestGroup = Pick<NewGroup, 'ownerId' | 'memberIds'> & Partial<NewGroup>;

/** Adds an organisation with people; returns their user ids. */
export async function addOrganisation(
  db: Database,
  tenantId: string,
  people: readonly NewPerson[],
): Promise<string[]> {
  await addTenant(db, tenantId);
  return addPeople(db, tenantId, people);
}

export async function addTenant(db: Database, tenantId: string): Promise<void> {
  await db.tenant(tenantId, (tx) =>
    tx.insertInto('tenant').values({ tenant_id: tenantId, name: tenantId }).execute(),
  );
}

/** Adds people with `testPassword`; returns their user ids. */
export async function addPeople(
  db: Database,
  tenantId: string,
  people: readonly NewPerson[],
): Promise<string[]> {
  hashed ??= hashPassword(testPassword);
  const password_hash = await hashed;
  const rows = people.map((person) => {
    const { login, name } = typeof person === 'string' ? { login: person, name: person } : person;
    return { tenant_id: tenantId, user_id: `${tenantId}~${login}`, login, name, password_hash };
  });
  await db.tenant(tenantId, (tx) => tx.insertInto('person').values(rows).execute());
  return rows.map(({ user_id }) => user_id);
}

/** Adds departments, parents first. */
export async function addDepartments(
  db: Database,
  tenantId: string,
  departments: readonly NewDepartment[],
): Promise<void> {
  await db.tenant(tenantId, async (tx) => {
    for (const [sort, { path, people = [], leaders = [] }] of departments.entries()) {
      const names = path.split('/');
      const parent_id = names.slice(0, -1).join('/') || null;
      await tx
        .insertInto('department')
        .values({ tenant_id: tenantId, dept_id: path, parent_id, name: names.at(-1) ?? path, path, sort })
        .execute();
      const rows = [...leaders, ...people].map((login) => ({
        tenant_id: tenantId,
        user_id: `${tenantId}~${login}`,
        dept_id: path,
        leader: leaders.includes(login),
      }));
      if (rows.length > 0) await tx.insertInto('person_department').values(rows).execute();
    }
  });
}

/** Registers an application in group "tools"; returns its secret. */
export async function addApp(
  db: Database,
  tenantId: string,
  appId: string,
  redirectUri = `https://${appId}.example/`,
): Promise<string> {
  const app = { tenantId, appId, name: appId, icon: 'app-window', redirectUri, group: 'tools' };
  const secret = await db.tenant(tenantId, (tx) => addApplication(tx, app));
  if (!secret) throw new Error(`there is an application ${appId} already`);
  return secret;
}

/** Adds a group and returns its id. */
export function addGroup(db: Database, group: TestGroup): Promise<string> {
  const tenantId = group.ownerId.split('~')[0] ?? '';
  return db.tenant(tenantId, (tx) => createGroup(tx, { tenantId, name: 'team', type: '3', ...group }));
}

export interface TestSession {
  tenantId: string;
  userId: string;
  sessionId: string;
  token: string;
}

/** Creates a session without the cost of checking a password. */
export async function openSession(database: Database, userId: string, minutes = 60): Promise<TestSession> {
  const tenantId = userId.split('~')[0] ?? '';
  const [token, refresh] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const sessionId = randomUUID();
  const endsAt = new Date(Date.now() + minutes * 60_000);
  await database.tenant(tenantId, (tx) =>
    tx
      .insertInto('session')
      .values({
        tenant_id: tenantId,
        session_id: sessionId,
        user_id: userId,
        access_hash: sha256(token),
        access_expires_at: endsAt,
        refresh_hash: sha256(refresh),
        refresh_expires_at: endsAt,
      })
      .execute(),
  );
  return { tenantId, userId, sessionId, token };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
