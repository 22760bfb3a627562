import { codes, contract, type ParsedInputOf } from '@snap/portal-api/contract';
import { isLocalProvider } from '@snap/portal-api/rules';
import { invalidInput } from '../../../http/input.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { readProvider, type SignOnProvider, writeProvider } from '../../account/index.ts';
import { contain, knownRoles, readRights, rightsOfRole } from '../../newsroom/index.ts';
import { type Administrator, recordChange } from '../record-change.ts';

/** What is changed of the provider; the rest stays. */
export type ProviderChange = ParsedInputOf<typeof contract.administration.setIdentityProvider>;

/**
 * Changes the organisation's identity provider. Throws 1609, 1614, and 400 for an issuer that only the command line may set,
 * or none.
 */
export async function setIdentityProvider(
  tx: Tx,
  actor: Administrator,
  { clientSecret, ...change }: ProviderChange,
  key: Buffer,
): Promise<SignOnProvider> {
  const { tenantId } = actor;
  const before = await readProvider(tx, tenantId, key);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const next: SignOnProvider = { ...before, ...given, configured: true };
  const same = next.issuer === before.issuer && next.clientId === before.clientId;
  if (next.issuer === '') throw invalidInput({ field: 'issuer', rule: 'required' });
  if (next.clientId === '') throw invalidInput({ field: 'clientId', rule: 'required' });
  // Through the console the server could be made to look for what else runs on its machine.
  if (actor.userId !== undefined && next.issuer !== before.issuer && isLocalProvider(next.issuer))
    throw invalidInput({ field: 'issuer', rule: 'pattern' });
  // A secret must not travel to another provider than it was meant for.
  next.clientSecret =
    clientSecret === undefined ? (same ? before.clientSecret : undefined) : clientSecret || undefined;
  await requireRoles(tx, actor, before.roles, next.roles);
  await writeProvider(tx, tenantId, next, key);
  const secretChanged = next.clientSecret !== before.clientSecret;
  await recordChange(tx, actor, {
    action: 'identity-provider-changed',
    subject: 'oidc',
    before: factsOf(before, secretChanged ? 'earlier' : 'same'),
    after: factsOf(next, secretChanged ? 'new' : 'same'),
  });
  return next;
}

/** Refuses mappings to roles that do not exist (1614), or, where they are new, with rights that the actor lacks (1609). */
async function requireRoles(
  tx: Tx,
  actor: Administrator,
  before: SignOnProvider['roles'],
  next: SignOnProvider['roles'],
): Promise<void> {
  const { tenantId, userId } = actor;
  const known = next.length > 0 ? await knownRoles(tx, tenantId) : [];
  const own = userId === undefined ? undefined : await readRights(tx, { tenantId, userId });
  for (const { group, roleId } of next) {
    if (!known.includes(roleId)) throw new Refusal(codes.unknownRole);
    if (!own || before.some((old) => old.group === group && old.roleId === roleId)) continue;
    // oxlint-disable-next-line no-await-in-loop -- few
    if (!contain(own, await rightsOfRole(tx, tenantId, roleId))) throw new Refusal(codes.moreRights);
  }
}

function factsOf({ clientSecret, ...provider }: SignOnProvider, secret: string) {
  const { configured: _configured, ...facts } = provider;
  return { ...facts, secret: clientSecret === undefined ? 'none' : secret };
}
