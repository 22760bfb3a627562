import { limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { randomBytes, randomUUID } from 'node:crypto';
import type { SessionIdentity } from '../../../http/authenticate.ts';
import { networkOf } from '../../../http/network.ts';
import { recordAudit } from '../../../store/audit.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { readTenantSettings, settingOf } from '../../../tenant-settings.ts';
import {
  deriveToken,
  familyOf,
  hashToken,
  makeRefreshToken,
  makeToken,
  nextRefreshToken,
} from '../secrets/tokens.ts';

/** E4. Seconds. */
const accessLife = 15 * 60;
export const refreshLife = 14 * 24 * 60 * 60;
/** Seconds in which the replaced media token still works, for image requests under way. */
export const mediaGrace = 20;
/** Seconds within which two tabs of a browser can have sent the same refresh token. */
const raceGrace = 5;

export interface Grant extends SessionIdentity {
  userName: string;
  accessToken: string;
  refreshToken: string;
  /** For images and downloads that the browser fetches by itself; lives as long as the refresh token. */
  mediaToken: string;
  /** Seconds until the access token ends. */
  expiresIn: number;
}

export interface Client {
  address: string;
  userAgent: string | undefined;
  requestId: string;
}

interface Person {
  tenantId: string;
  userId: string;
  userName: string;
}

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** When a session that is renewed now expires: after two weeks without use, and at most `days` after it began. */
const refreshEnd = (days: number, began = sql`now()`) =>
  sql<Date>`least(now() + make_interval(secs => ${refreshLife}), ${began} + make_interval(days => ${days}))`;

const familyHash = (refreshToken: string) => {
  const family = familyOf(refreshToken);
  return family === undefined ? null : hashToken(family);
};

/** Begins a session. */
export async function beginSession(tx: Tx, person: Person, client: Client): Promise<Grant> {
  const [sessionId, accessToken, refreshToken] = [randomUUID(), makeToken(), makeRefreshToken()];
  const mediaToken = makeToken();
  const { sessionDays } = await readTenantSettings(tx, person.tenantId);
  await endOldest(tx, person);
  await tx
    .insertInto('session')
    .values({
      tenant_id: person.tenantId,
      session_id: sessionId,
      user_id: person.userId,
      access_hash: hashToken(accessToken),
      access_expires_at: inSeconds(accessLife),
      refresh_hash: hashToken(refreshToken),
      family_hash: familyHash(refreshToken),
      media_hash: hashToken(mediaToken),
      refresh_expires_at: refreshEnd(sessionDays),
      user_agent: userAgentOf(client),
      address: client.address,
    })
    .execute();
  return { ...person, sessionId, accessToken, refreshToken, mediaToken, expiresIn: accessLife };
}

/**
 * Locks a person until the commit against commands that end their sessions: setting a password, disabling the account.
 * Call it before a session begins by an earlier proof, which may have become invalid since; the session would outlive
 * it. Returns false when they may not sign in, or `passwordHash` is no longer theirs.
 */
export async function holdPerson(
  tx: Tx,
  { tenantId, userId }: Pick<SessionIdentity, 'tenantId' | 'userId'>,
  passwordHash?: string | null,
): Promise<boolean> {
  const held = await tx
    .selectFrom('person')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('disabled_at', 'is', null)
    .where('left_at', 'is', null)
    .$if(passwordHash !== undefined, (query) => query.where('password_hash', '=', passwordHash ?? null))
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** Ends a session: its tokens are worth nothing from the commit on, and its streams are closed by the `kick`. */
export async function endSession(
  tx: Tx,
  { tenantId, sessionId }: Omit<SessionIdentity, 'userId'>,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revoked_at: sql`now()` })
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
  // A token is renewed in a transaction across tenants.
  await publish(tx, { type: 'kick', sessionId }, tenantId);
}

/** Ends all sessions of a person except `keptSessionId`. Returns the ended ones. */
export async function endSessionsOf(
  tx: Tx,
  { tenantId, userId }: Pick<SessionIdentity, 'tenantId' | 'userId'>,
  keptSessionId?: string,
): Promise<string[]> {
  const ended = await tx
    .updateTable('session')
    .set({ revoked_at: sql`now()` })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(keptSessionId !== undefined, (query) => query.where('session_id', '!=', keptSessionId ?? ''))
    .returning('session_id')
    .execute();
  const sessionIds = ended.map(({ session_id }) => session_id);
  await publish(
    tx,
    sessionIds.map((sessionId) => ({ type: 'kick', sessionId })),
    tenantId,
  );
  return sessionIds;
}

/** Makes room for another session: a person's oldest ends when there are too many. */
async function endOldest(tx: Tx, { tenantId, userId }: Person): Promise<void> {
  const tooMany = await tx
    .selectFrom('session')
    .select('session_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('refresh_expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .offset(limits.sessions - 1)
    .execute();
  for (const { session_id: sessionId } of tooMany) {
    // oxlint-disable-next-line no-await-in-loop -- one, as a rule
    await endSession(tx, { tenantId, sessionId });
  }
}

/**
 * Exchanges a refresh token for the next pair. A token that was replaced before ends the session, because two clients hold
 * it and one has stolen it. It is accepted in the two cases that only the owner can be in: see `isHonest`.
 * Undefined when there is nothing to renew, or the session is as old as the organisation lets one become.
 */
export async function renewSession(tx: Tx, refreshToken: string, client: Client): Promise<Grant | undefined> {
  const presented = hashToken(refreshToken);
  const session = await lockSession(tx, presented, familyHash(refreshToken));
  if (!session) return undefined;
  const days = settingOf(session.tenant_id, session.settings, 'sessionDays');
  if (session.sinceBegun > days * 86_400) return undefined;
  const person = { tenantId: session.tenant_id, userId: session.user_id, userName: session.name };
  const identity = { ...person, sessionId: session.session_id };
  const pair = (salt: Buffer) => ({
    accessToken: deriveToken(refreshToken, salt, 'access'),
    refreshToken: nextRefreshToken(refreshToken, salt),
    mediaToken: deriveToken(refreshToken, salt, 'media'),
  });
  const isPrevious = session.previous_refresh_hash?.equals(presented) ?? false;
  const honest = isPrevious && isHonest(session, client);
  // The response was lost and its access token has expired: renews the same token again.
  if (session.refresh_hash.equals(presented) || (honest && session.sinceRotation >= accessLife)) {
    const salt = randomBytes(32);
    const next = pair(salt);
    await tx
      .updateTable('session')
      .set({
        access_hash: hashToken(next.accessToken),
        access_expires_at: sql<Date>`least(${inSeconds(accessLife)}, ${refreshEnd(days, sql`created_at`)})`,
        refresh_hash: hashToken(next.refreshToken),
        family_hash: familyHash(next.refreshToken),
        renewal_used_at: null,
        media_hash: hashToken(next.mediaToken),
        previous_media_hash: sql<Buffer | null>`media_hash`,
        refresh_expires_at: refreshEnd(days, sql`created_at`),
        previous_refresh_hash: presented,
        rotated_at: sql`now()`,
        rotation_salt: salt,
        address: client.address,
        user_agent: userAgentOf(client),
      })
      .where('tenant_id', '=', session.tenant_id)
      .where('session_id', '=', session.session_id)
      .execute();
    return { ...identity, ...next, expiresIn: accessLife };
  }
  if (honest && session.rotation_salt) {
    return {
      ...identity,
      ...pair(session.rotation_salt),
      expiresIn: accessLife - Math.ceil(session.sinceRotation),
    };
  }
  await endSession(tx, identity);
  await recordAudit(tx, {
    ...identity,
    action: 'session-ended',
    address: client.address,
    requestId: client.requestId,
    detail: { reason: 'refresh token used twice', known: isPrevious ? 'the last one' : 'an earlier one' },
  });
  return undefined;
}

const userAgentOf = (client: Client) => client.userAgent?.slice(0, 500) ?? null;

/**
 * Whether the owner can have presented the token that the last renewal replaced. In both cases the response is the same
 * pair again: there is no second line of tokens, so a thief's next renewal is detected.
 * - The new pair has not been used: the response was lost on the way.
 * - Two tabs renewed at the same moment: a few seconds ago, from the same network and browser. Only within that time can
 *   a thief follow the owner's renewals undetected, by presenting each token right after it was replaced.
 */
function isHonest(session: LockedSession, client: Client): boolean {
  if (session.renewal_used_at === null) return true;
  const sameBrowser =
    session.user_agent === userAgentOf(client) &&
    networkOf(session.address ?? '') === networkOf(client.address);
  return sameBrowser && session.sinceRotation <= raceGrace;
}

type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

function lockSession(tx: Tx, presented: Buffer, family: Buffer | null) {
  return tx
    .selectFrom('session as s')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.user_id', '=', 's.user_id'),
    )
    .innerJoin('tenant as t', 't.tenant_id', 's.tenant_id')
    .select('t.settings')
    .select(sql<number>`extract(epoch FROM now() - s.created_at)::float8`.as('sinceBegun'))
    .select(['s.tenant_id', 's.session_id', 's.user_id', 'p.name', 's.refresh_hash', 's.rotation_salt'])
    .select(['s.previous_refresh_hash', 's.renewal_used_at', 's.user_agent', 's.address'])
    .select(sql<number>`coalesce(extract(epoch FROM now() - s.rotated_at), 0)::float8`.as('sinceRotation'))
    .where((eb) =>
      eb.or([
        eb('s.refresh_hash', '=', presented),
        eb('s.previous_refresh_hash', '=', presented),
        ...(family ? [eb('s.family_hash', '=', family)] : []),
      ]),
    )
    .where('s.revoked_at', 'is', null)
    .where('s.refresh_expires_at', '>', sql<Date>`now()`)
    .where('p.disabled_at', 'is', null)
    .where('p.left_at', 'is', null)
    .forUpdate('s')
    .executeTakeFirst();
}
