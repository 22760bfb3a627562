import { codes, limits } from '@snap/portal-api/contract';
import { HttpRefusal, Refusal } from '../../../http/refusal.ts';
import { recordAudit } from '../../../store/audit.ts';
import { takeFromQuota } from '../../../store/daily-quota.ts';
import type { Database, Tx } from '../../../store/database.ts';
import { issueToken, redeemToken } from '../../account/index.ts';
import { type PersonRecord, findPeople } from '../../directory/index.ts';
import { readAppId } from '../app-id.ts';
import type { KnownApp } from './app-tokens.ts';

/** Seconds (B19). */
const codeLife = 5 * 60;

export interface IssuedCode {
  code: string;
  redirectUri: string;
  expiresIn: number;
}

/**
 * Makes the code by which an application learns who the caller is. Throws codes 1301 and 1306, and 403 for an application
 * of another organisation.
 */
export async function issueCode(
  tx: Tx,
  actor: { tenantId: string; userId: string; sessionId: string },
  request: { appId: string; redirectUri: string | undefined },
): Promise<IssuedCode> {
  const { tenantId, userId, sessionId } = actor;
  const named = readAppId(request.appId, undefined)?.tenantId;
  if (named !== undefined && named !== tenantId) throw new HttpRefusal(403, codes.forbidden);
  const appId = readAppId(request.appId, tenantId)?.appId ?? '';
  const app = await tx
    .selectFrom('application')
    .select('redirect_uri')
    .where('tenant_id', '=', tenantId)
    .where('app_id', '=', appId)
    .executeTakeFirst();
  if (!app) throw new Refusal(codes.unknownApp);
  const redirectUri = request.redirectUri ?? app.redirect_uri;
  if (redirectUri !== app.redirect_uri) throw new Refusal(codes.redirectRefused);
  await takeFromQuota(tx, actor, 'token', limits.tokensPerDay);
  const code = await issueToken(tx, {
    tenantId,
    kind: 'app-code',
    userId,
    sessionId,
    appId,
    detail: { redirectUri },
    seconds: codeLife,
  });
  return { code, redirectUri, expiresIn: codeLife };
}

/**
 * Redeems a code for its person, once: of concurrent attempts one succeeds. Throws code 1304 for all others, and for a
 * code of another application, which stays valid for its own.
 */
export async function redeemCode(
  database: Database,
  app: KnownApp,
  presented: { code: string; redirectUri?: string | undefined },
  client: { address: string; requestId: string },
): Promise<PersonRecord> {
  const { tenantId, appId } = app;
  const person = await database.tenant(tenantId, async (tx) => {
    const spent = await redeemToken(tx, 'app-code', presented.code, appId);
    const fits =
      presented.redirectUri === undefined || presented.redirectUri === spent?.detail['redirectUri'];
    const [known] = spent?.userId && fits ? await findPeople(tx, tenantId, [spent.userId]) : [];
    await recordAudit(tx, {
      tenantId,
      ...client,
      action: known ? 'app-signed-in' : 'app-code-refused',
      userId: known?.userId,
      detail: { appId },
    });
    return known;
  });
  // Thrown after the commit: a code that was presented with another address is spent, and what was audited stays.
  if (!person) throw new Refusal(codes.codeSpent);
  return person;
}
