import { createRemoteJWKSet, customFetch as jwksFetch, type JWTVerifyGetKey } from 'jose';
import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import { isLocalProvider } from '@snap/portal-api/rules';
import { ProviderUnavailable, providerFetch } from './provider-fetch.ts';
import type { SignOnSettings } from './settings.ts';

export type ProviderClient = Pick<SignOnSettings, 'issuer' | 'clientId'> & {
  clientSecret: string | undefined;
};

/** A provider whose configuration was fetched. */
export interface Discovered {
  config: oidc.Configuration;
  /** Its keys, which are fetched when a token needs one. */
  keys: JWTVerifyGetKey;
}

/** Seconds by which clocks may differ. */
export const CLOCK_TOLERANCE = 60;
const CACHE_MS = 10 * 60_000;
const MAX_CACHED = 1_000;

/** Of this process: a provider's configuration changes rarely. */
const cache = new Map<string, { until: number; discovered: Promise<Discovered> }>();

/** The provider's configuration, at most ten minutes old. Rejects as `discover` does. */
export function findProvider(client: ProviderClient): Promise<Discovered> {
  const key = createHash('sha256').update(JSON.stringify(client)).digest('base64url');
  const known = cache.get(key);
  if (known && known.until > Date.now()) return known.discovered;
  const discovered = discover(client);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, { until: Date.now() + CACHE_MS, discovered });
  discovered.catch(() => cache.delete(key));
  return discovered;
}

/** Fetches the provider's configuration. Rejects when it is unavailable, or is not the configuration of this issuer. */
export async function discover({ issuer, clientId, clientSecret }: ProviderClient): Promise<Discovered> {
  const fetcher = providerFetch(issuer);
  const insecure = isLocalProvider(issuer) ? [oidc.allowInsecureRequests] : [];
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
    [oidc.customFetch]: fetcher,
    execute: insecure,
  });
  const server = found.serverMetadata();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authenticate =
    clientSecret === undefined
      ? oidc.None()
      : methods.includes('client_secret_basic')
        ? oidc.ClientSecretBasic(clientSecret)
        : oidc.ClientSecretPost(clientSecret);
  const metadata = { [oidc.clockTolerance]: CLOCK_TOLERANCE };
  const config = new oidc.Configuration(server, clientId, metadata, authenticate);
  config[oidc.customFetch] = fetcher;
  for (const allow of insecure) allow(config);
  // Signatures are checked even where TLS alone would do.
  oidc.enableNonRepudiationChecks(config);
  const keys = createRemoteJWKSet(new URL(server.jwks_uri ?? issuer), { [jwksFetch]: fetcher });
  return { config, keys };
}

/** Whether an error, or what caused it, says that the provider is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return causes(error).some((cause) => cause instanceof ProviderUnavailable);
}

/** An error and what caused it. */
export function causes(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (
    let one = error;
    one !== undefined && found.length < 10;
    one = one instanceof Error ? one.cause : undefined
  )
    found.push(one);
  return found;
}
