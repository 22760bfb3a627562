import type { IdentityProviderSettings } from '@snap/portal-api/contract';
import type { providerAddresses, SignOnProvider } from '../../account/index.ts';

/** The provider as the administration sees it: of the secret, whether there is one. */
export function presentProvider(
  { clientSecret, ...settings }: SignOnProvider,
  addresses: ReturnType<typeof providerAddresses>,
): IdentityProviderSettings {
  return { ...settings, hasSecret: clientSecret !== undefined, ...addresses };
}
