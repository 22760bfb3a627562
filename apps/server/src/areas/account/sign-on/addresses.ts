import type { FastifyRequest } from 'fastify';

/** Addresses that are registered at a provider, below the one that this request was sent to. */
export function providerAddresses(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  tenantId: string,
) {
  const origin = `${protocol}://${host}`;
  return {
    redirectUri: `${origin}/snap-portal/auth-redirect`,
    logoutUri: `${origin}/co/oapi/identity/${encodeURIComponent(tenantId)}/logout`,
  };
}
