import { codes } from '@snap/portal-api/contract';
import { timingSafeEqual } from 'node:crypto';
import { networkOf } from '../../../http/network.ts';
import { Refusal } from '../../../http/refusal.ts';
import { createThrottle } from '../../../http/throttle.ts';
import { recordAudit } from '../../../store/audit.ts';
import type { Database, Tx } from '../../../store/database.ts';
import {
  type Subject,
  findToken,
  forgiveAttempts,
  forgiveAttempt,
  hashToken,
  issueToken,
  noTenant,
  reserveAttempt,
} from '../../account/index.ts';
import { readAppId } from '../app-id.ts';

/** Seconds, as such interfaces have it. */
const tokenLife = 2 * 60 * 60;
/** Wrong secrets per address and application within the throttle's window, so that others are not locked out. */
const maxFailures = 10;
/**
 * Wrong secrets per address for all applications together: trying other applications gives no more attempts, and stores
 * no more counters.
 */
const maxOfAddress = 100;
/** Stands for an application that cannot exist, so that its attempts are counted as any other's. */
const nowhere = { tenantId: noTenant, appId: '-' };
/** Attempts beyond the limit cost the attacker nothing: one audit entry a minute is enough. */
const isInsisting = createThrottle();

/** An application that has proved who it is. */
export interface KnownApp {
  tenantId: string;
  appId: string;
  /** The user id with which it sends. */
  userId: string;
}

export interface AppCredentials {
  /** `app` or `tenant~app`. */
  appId: string;
  secret: string;
  tenantId: string | undefined;
}

/**
 * Signs an application in. Throws code 1302 for an unknown one or a wrong secret, which look alike, and 429 after too many
 * of them. Both are audited.
 */
export async function issueAppToken(
  database: Database,
  credentials: AppCredentials,
  client: { address: string; requestId: string },
): Promise<{ token: string; expiresIn: number }> {
  const { tenantId, appId } = readAppId(credentials.appId, credentials.tenantId) ?? nowhere;
  const network = networkOf(client.address);
  const subject = { key: `app:${network}:${appId}`, most: maxFailures };
  const ofAddress = { key: `app-address:${network}`, most: maxOfAddress };
  const audit = (tx: Tx, action: 'app-token' | 'app-token-refused', reason?: string) =>
    recordAudit(tx, { tenantId, action, ...client, detail: { appId, ...(reason ? { reason } : {}) } });
  try {
    await countAttempt(database, tenantId, subject, ofAddress);
  } catch (error) {
    if (isInsisting(`${tenantId} ${network}`))
      await database.tenant(tenantId, (tx) => audit(tx, 'app-token-refused', 'too many attempts'));
    throw error;
  }
  const token = await database.tenant(tenantId, async (tx) => {
    const app = await tx
      .selectFrom('application')
      .select('secret_hash')
      .where('tenant_id', '=', tenantId)
      .where('app_id', '=', appId)
      .forShare()
      .executeTakeFirst();
    if (!app || !timingSafeEqual(app.secret_hash, hashToken(credentials.secret))) {
      await audit(tx, 'app-token-refused', 'wrong credentials');
      return undefined;
    }
    await forgiveAttempts(tx, tenantId, subject);
    await audit(tx, 'app-token');
    return issueToken(tx, { tenantId, kind: 'app-access', appId, seconds: tokenLife });
  });
  // Thrown after the commit: what was audited stays.
  if (token === undefined) throw new Refusal(codes.appRefused);
  await database.tenant(noTenant, (tx) => forgiveAttempt(tx, noTenant, ofAddress));
  return { token, expiresIn: tokenLife };
}

/** Counts a try for its application and its address; one that is not looked at counts for neither. */
async function countAttempt(
  database: Database,
  tenantId: string,
  subject: Subject,
  ofAddress: Subject,
): Promise<void> {
  await database.tenant(noTenant, (tx) => reserveAttempt(tx, noTenant, ofAddress));
  try {
    await database.tenant(tenantId, (tx) => reserveAttempt(tx, tenantId, subject));
  } catch (error) {
    await database.tenant(noTenant, (tx) => forgiveAttempt(tx, noTenant, ofAddress));
    throw error;
  }
}

/** The application whose live token this is. Looked for across tenants: the token alone says whose it is. */
export async function findApp(database: Database, token: string): Promise<KnownApp | undefined> {
  return database.system(async (tx) => {
    const holder = await findToken(tx, 'app-access', token);
    if (!holder?.appId) return undefined;
    const { tenantId, appId } = holder;
    const app = await tx
      .selectFrom('application')
      .select('user_id')
      .where('tenant_id', '=', tenantId)
      .where('app_id', '=', appId)
      .executeTakeFirst();
    return app && { tenantId, appId, userId: app.user_id };
  });
}

/** As `findApp`; throws code 1303 when the token is not or no longer good. */
export async function requireApp(database: Database, token: string): Promise<KnownApp> {
  const app = await findApp(database, token);
  if (!app) throw new Refusal(codes.appTokenEnded);
  return app;
}
