import type { SessionGrant } from '../contract/account/session.ts';
import type { Language } from '../contract/fields.ts';
import { browserLanguage } from './browser-session.ts';
import type { PortalClientOptions } from './client.ts';
import { createSession, type PortalSession } from './portal-session.ts';

export interface TokenSessionOptions extends Pick<PortalClientOptions, 'fetch' | 'timeout'> {
  /** Origin of the portal's server, which lists the page's origin in `PORTAL_ALLOWED_ORIGINS` (F14). */
  baseUrl: string;
  /** The organisation. */
  tenantId: string;
  /** Language of the server's sentences. Default: the browser's. */
  language?: () => Language;
}

/**
 * Creates a session of a page of another origin (F14). The access token is in memory only: the session ends with the page, and after
 * 15 minutes without renewal, because the refresh cookie is the portal's own (decision 45). `expired` says when to sign in again.
 */
export function createTokenSession({
  tenantId,
  language = browserLanguage,
  ...settings
}: TokenSessionOptions): PortalSession {
  let current: SessionGrant | undefined;
  return createSession(
    {
      loadsMedia: false,
      tenantId: () => current?.tenantId ?? tenantId,
      userId: () => current?.userId,
      accessToken: () => current?.accessToken,
      save: (grant) => (current = grant),
    },
    { ...settings, language },
  );
}
