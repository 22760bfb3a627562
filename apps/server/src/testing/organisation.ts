import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** Creates an organisation whose people have their logins as names; returns their user ids. */
export async function createOrganisation(
  database: Database,
  tenantId: string,
  logins: readonly string[],
): Promise<string[]> {
  const userIds = logins.map((login) => `${tenantId}~${login}`);
  await database.tenant(tenantId, async (tx) => {
    await tx.insertInto('tenant').values({ tenant_id: tenantId, name: tenantId }).execute();
    await sql`
      INSERT INTO person (tenant_id, user_id, login, name)
      SELECT ${tenantId}, ${tenantId} || '~' || login, login, login FROM unnest(${logins}::text[]) AS p (login)
    `.execute(tx);
  });
  return userIds;
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
