import { sql } from 'kysely';
import { recordAudit } from '../../../store/audit.ts';
import type { Tx } from '../../../store/database.ts';
import { publish } from '../../../store/events.ts';
import { readName, sortKey } from '../../directory/index.ts';
import { readRights } from '../../newsroom/index.ts';
import type { Identity } from './claims.ts';
import type { SignOnProvider } from './settings.ts';

/** What a provider's identity is stored under: a `sub` is unique within its issuer alone. */
export const subjectOf = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>) =>
  `oidc ${issuer} ${subject}`;

/**
 * The account of an identity: the linked one; else, where the organisation allows it, the one of the same verified address or
 * login, which is linked then, or a new one. Undefined: the person must link their account with its password.
 */
export async function matchAccount(
  tx: Tx,
  tenantId: string,
  provider: SignOnProvider,
  identity: Identity,
): Promise<string | undefined> {
  const linked = await tx
    .selectFrom('identity')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', subjectOf(identity))
    .executeTakeFirst();
  if (linked) return linked.user_id;
  const userId =
    (await findByClaim(tx, tenantId, provider, identity)) ??
    (provider.createAccounts ? await addAccount(tx, tenantId, identity) : undefined);
  if (userId === undefined) return undefined;
  await tx
    .insertInto('identity')
    .values({ tenant_id: tenantId, subject: subjectOf(identity), user_id: userId })
    .execute();
  await recordAudit(tx, { tenantId, userId, action: 'identity-bound', detail: { by: 'identity provider' } });
  return userId;
}

async function findByClaim(
  tx: Tx,
  tenantId: string,
  { matchBy }: SignOnProvider,
  { email, login }: Identity,
): Promise<string | undefined> {
  const [column, value] = matchBy === 'email' ? ['email', email] : ['login', login];
  if (matchBy === 'none' || value === undefined) return undefined;
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM person
    WHERE tenant_id = ${tenantId} AND lower(${sql.ref(column)}) = lower(${value}::text) AND kind = 'person'
      AND left_at IS NULL AND disabled_at IS NULL
    LIMIT 2
  `.execute(tx);
  const [only, another] = rows;
  if (!only || another) return undefined;
  // Otherwise who may set the provider could sign in as an administrator: those link their accounts with the password.
  return (await administers(tx, tenantId, only.user_id)) ? undefined : only.user_id;
}

async function administers(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
  const rights = await readRights(tx, { tenantId, userId });
  return [...rights].some((right) => right === '*:*:*' || right.startsWith('administration:'));
}

/** An account without a password. Undefined when the claims do not suffice, or another account has the login. */
async function addAccount(
  tx: Tx,
  tenantId: string,
  { login, name, email }: Identity,
): Promise<string | undefined> {
  if (login === undefined) return undefined;
  const { rows: taken } = await sql`
    SELECT FROM person WHERE tenant_id = ${tenantId} AND lower(login) = lower(${login}::text)
  `.execute(tx);
  if (taken.length > 0) return undefined;
  const shown = (name ?? login).trim().normalize('NFC');
  const readings = readName(shown);
  const userId = `${tenantId}~${login}`;
  const added = await tx
    .insertInto('person')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      login,
      name: shown,
      email: email ?? null,
      readings: JSON.stringify(readings),
      sort_key: sortKey(shown, readings),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return undefined;
  const after = { name: shown, ...(email !== undefined && { email }) };
  await recordAudit(tx, {
    tenantId,
    userId,
    action: 'person-added',
    after,
    detail: { by: 'identity provider' },
  });
  await publish(tx, { type: 'directory' });
  return userId;
}
