import { codes, identityMatches } from '@snap/portal-api/contract';
import * as z from 'zod/mini';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { createSeal } from '../../../store/seal.ts';

const text = (fallback: string) => z._default(z.string(), fallback);

const settingsSchema = z.object({
  name: text('OpenID Connect'),
  issuer: text(''),
  clientId: text(''),
  scopes: text('openid profile email'),
  createAccounts: z._default(z.boolean(), false),
  matchBy: z._default(z.enum(identityMatches), 'none'),
  loginClaim: text('preferred_username'),
  nameClaim: text('name'),
  groupsClaim: text('groups'),
  roles: z._default(z.array(z.object({ group: z.string(), roleId: z.string() })), []),
});

/** Settings of an organisation's OpenID Connect provider, without the secret. */
export type SignOnSettings = z.infer<typeof settingsSchema>;

export interface SignOnProvider extends SignOnSettings {
  configured: boolean;
  enabled: boolean;
  /** Undefined: a public client, or a secret of another installation, which a restored backup has. */
  clientSecret: string | undefined;
}

const sealOf = (key: Buffer) => createSeal(key, 'identity provider');

/** The provider as stored, enabled or not. */
export async function readProvider(tx: Tx, tenantId: string, key: Buffer): Promise<SignOnProvider> {
  const row = await tx
    .selectFrom('identity_provider')
    .select(['enabled', 'settings', 'secret'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'oidc')
    .executeTakeFirst();
  return {
    ...settingsSchema.parse(row?.settings ?? {}),
    configured: row !== undefined,
    enabled: row?.enabled ?? false,
    clientSecret: row?.secret ? opened(row.secret, key) : undefined,
  };
}

/** The provider that people sign in with. Throws 1018 when there is none. */
export async function requireProvider(tx: Tx, tenantId: string, key: Buffer): Promise<SignOnProvider> {
  const provider = await readProvider(tx, tenantId, key);
  if (!provider.enabled) throw new Refusal(codes.noIdentityProvider);
  return provider;
}

/** Stores a provider in place of the one that is there. */
export async function writeProvider(
  tx: Tx,
  tenantId: string,
  { enabled, clientSecret, ...rest }: SignOnProvider,
  key: Buffer,
): Promise<void> {
  const { configured: _configured, ...settings } = rest;
  const values = {
    enabled,
    settings: JSON.stringify(settings),
    secret: clientSecret === undefined ? null : sealOf(key).close(clientSecret),
    updated_at: new Date(),
  };
  await tx
    .insertInto('identity_provider')
    .values({ tenant_id: tenantId, kind: 'oidc', ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind']).doUpdateSet(values))
    .execute();
}

function opened(secret: Buffer, key: Buffer): string | undefined {
  try {
    return sealOf(key).open(secret);
  } catch {
    return undefined;
  }
}
