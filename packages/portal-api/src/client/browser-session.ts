import { languages, type Language } from '../contract/fields.ts';
import type { Credentials } from '../areas/credentials.ts';
import { session as sessionArea } from '../areas/session.ts';
import type { SessionGrant } from '../contract/account/session.ts';
import { areaApi } from './area-api.ts';
import { createClient, type PortalClient, type PortalClientOptions } from './client.ts';
import { PortalApiError } from './errors.ts';

/** Session changes. `expired` is emitted once when the session ends without a sign-out (A7). */
export type BrowserSessionEvent = 'signed-in' | 'signed-out' | 'expired' | 'password-forced';

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

/** Session of a page at the portal's origin, based on the server's cookies (E4). */
export interface BrowserSession {
  /** For `areaApi(session.client, messages)`. Renews the token automatically, once for all calls and tabs. */
  readonly client: PortalClient;
  /** `tenant~user` from the login cookie: a hint, not authenticated. Undefined when signed out. */
  readonly userId: string | undefined;
  readonly language: Language;
  /** @throws {PortalApiError} */
  signIn(credentials: Omit<Credentials, 'tenantId'> & { tenantId?: string }): Promise<SessionGrant>;
  /** Ends the session on the server too; succeeds when it has already ended. @throws {PortalApiError} */
  signOut(): Promise<void>;
  /** @returns Function that removes the listener. */
  subscribe(listener: (event: BrowserSessionEvent) => void): () => void;
}

/**
 * Creates a session that takes token, organisation and language from cookies and renews the token with the refresh
 * cookie. Requires that the page is served from the portal's origin, directly or through a proxy.
 */
export function createBrowserSession({
  tenantId,
  language: chosen,
  client: settings = {},
  cookies = () => document.cookie,
}: BrowserSessionOptions = {}): BrowserSession {
  const listeners = new Set<(event: BrowserSessionEvent) => void>();
  const tell = (event: BrowserSessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  const cookie = (name: string) => valueOf(cookies(), name);
  const language =
    chosen ??
    (() => knownLanguage(cookie('language')) ?? knownLanguage(globalThis.navigator?.language) ?? 'en');
  const given = () => (typeof tenantId === 'function' ? tenantId() : tenantId);
  const organisation = () => cookie('portal_tenant') ?? given();
  const client = createClient({
    baseUrl: '',
    ...settings,
    tenantId: organisation,
    accessToken: () => cookie('portal_access_token'),
    language,
    onSessionExpired: () => tell('expired'),
    onPasswordForced: () => tell('password-forced'),
  });
  const calls = areaApi(client, { login: sessionArea.login, logout: sessionArea.logout });
  return {
    client,
    get userId() {
      return cookie('portal_login');
    },
    get language() {
      return language();
    },
    async signIn(input) {
      const grant = await calls.login({ ...input, tenantId: input.tenantId ?? organisation() ?? '' });
      tell('signed-in');
      return grant;
    },
    async signOut() {
      try {
        await calls.logout();
      } catch (error) {
        if (!(error instanceof PortalApiError) || error.status !== 401) throw error;
      }
      tell('signed-out');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function valueOf(jar: string, name: string): string | undefined {
  const found = jar.split('; ').find((pair) => pair.startsWith(`${name}=`));
  const raw = found?.slice(name.length + 1) ?? '';
  if (raw === '') return undefined;
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Maps a language tag: `zh-CN` to `zh`. */
function knownLanguage(tag: string | undefined): Language | undefined {
  const named = tag?.toLowerCase().split(/[-_]/)[0];
  return languages.find((one) => one === named);
}
