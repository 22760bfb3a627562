import type { IdentityTestResult } from '@snap/portal-api/contract';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { causes, discover, type Discovered, isUnavailable } from './provider.ts';
import { ProviderInsecure, providerFetch } from './provider-fetch.ts';
import { clientOf } from './redeem.ts';
import type { SignOnProvider } from './settings.ts';

export interface ProviderTest {
  outcome: IdentityTestResult;
  /** The provider's own, where it is another one. */
  issuer?: string;
  backChannelLogout: boolean;
}

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).check(z.minLength(1)) });
const otherIssuer = z.object({ attribute: z.literal('issuer'), body: z.object({ issuer: z.string() }) });

/** Tries everything of a provider that needs no person: its configuration, its keys, and whether it knows the client. */
export async function testProvider(provider: SignOnProvider, redirectUri: string): Promise<ProviderTest> {
  if (provider.issuer === '' || provider.clientId === '')
    return { outcome: 'notSet', backChannelLogout: false };
  let discovered: Discovered;
  try {
    discovered = await discover(clientOf(provider));
  } catch (error) {
    return { ...whyNot(error), backChannelLogout: false };
  }
  const server = discovered.config.serverMetadata();
  const backChannelLogout = server['backchannel_logout_supported'] === true;
  try {
    const response = await providerFetch(provider.issuer)(server.jwks_uri ?? '');
    if (!keySet.safeParse(await response.json()).success) return { outcome: 'noProvider', backChannelLogout };
    return { outcome: await tryClient(discovered, redirectUri), backChannelLogout };
  } catch (error) {
    return { ...whyNot(error), backChannelLogout };
  }
}

/** A code that cannot be valid: the provider's refusal tells whether it knows the client. */
async function tryClient({ config }: Discovered, redirectUri: string): Promise<IdentityTestResult> {
  try {
    await oidc.genericGrantRequest(config, 'authorization_code', {
      code: 'portal-test',
      code_verifier: oidc.randomPKCECodeVerifier(),
      redirect_uri: redirectUri,
    });
    return 'noProvider';
  } catch (error) {
    if (error instanceof oidc.WWWAuthenticateChallengeError) return 'clientRefused';
    if (!(error instanceof oidc.ResponseBodyError)) throw error;
    const refused = error.status === 401 || ['invalid_client', 'unauthorized_client'].includes(error.error);
    return refused ? 'clientRefused' : 'works';
  }
}

function whyNot(error: unknown): Pick<ProviderTest, 'outcome' | 'issuer'> {
  if (isUnavailable(error)) return { outcome: 'unreachable' };
  const all = causes(error);
  if (all.some((cause) => cause instanceof ProviderInsecure)) return { outcome: 'insecure' };
  for (const cause of all) {
    const other = otherIssuer.safeParse(cause);
    if (other.success) return { outcome: 'otherIssuer', issuer: other.data.body.issuer.slice(0, 500) };
  }
  return { outcome: 'noProvider' };
}
