import { languages, type Language } from '../contract/fields.ts';
import type { PortalClientOptions } from './client.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { createSession, type PortalSession } from './portal-session.ts';

export interface BrowserSessionOptions {
  /** Default organisation for sign-in, until a cookie names one. */
  tenantId?: string | (() => string | undefined);
  /** Language of the server's sentences. Default: the cookie `language`, then the browser's language. */
  language?: () => Language;
  /** Overrides of fetch, timeout or origin; see `createClient`. */
  client?: Partial<Pick<PortalClientOptions, 'baseUrl' | 'fetch' | 'timeout'>>;
  /** Cookies of the page. Default: `document.cookie`. */
  cookies?: () => string;
}

/**
 * Creates a session that takes token, organisation and language from cookies and renews the token with the refresh
 * cookie. Requires that the page is served from the portal's origin, directly or through a proxy.
 */
export function createBrowserSession({
  tenantId,
  language,
  client,
  cookies = () => document.cookie,
}: BrowserSessionOptions = {}): PortalSession {
  // An empty cookie says as little as none.
  const cookie = (name: string) => readCookie(name, cookies()) || undefined;
  const given = () => (typeof tenantId === 'function' ? tenantId() : tenantId);
  return createSession(
    {
      loadsMedia: true,
      tenantId: () => cookie(cookieNames.tenant) ?? given(),
      userId: () => cookie(cookieNames.login),
      accessToken: () => cookie(cookieNames.accessToken),
    },
    {
      baseUrl: '',
      ...client,
      language: language ?? (() => knownLanguage(cookie(cookieNames.language)) ?? browserLanguage()),
    },
  );
}

/** The browser's language where the server has it, else English. */
export const browserLanguage = (): Language => knownLanguage(globalThis.navigator?.language) ?? 'en';

/** Maps a language tag: `zh-CN` to `zh`. */
function knownLanguage(tag: string | undefined): Language | undefined {
  const named = tag?.toLowerCase().split(/[-_]/)[0];
  return languages.find((one) => one === named);
}
