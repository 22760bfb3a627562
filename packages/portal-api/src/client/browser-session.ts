import { languages, type Language } from '../contract/fields.ts';
import type { Credentials } from '../areas/credentials.ts';
import { session as sessionArea } from '../areas/session.ts';
import type { SessionGrant } from '../contract/account/session.ts';
import { areaApi } from './area-api.ts';
import { createClient, type PortalClient, type PortalClientOptions } from './client.ts';
import { PortalApiError } from './errors.ts';

/** What becomes of the session: `expired` tells once that it has ended by itself (A7). */
export type BrowserSessionEvent = 'signed-in' | 'signed-out' | 'expired' | 'password-forced';

export interface BrowserSessionOptions {
  /** The organisation to sign in to, until a cookie names one. */
  tenantId?: string | (() => string | undefined);
  /** The language of the server's sentences; that of the cookie `language`, else the browser's, unless given. */
  language?: () => Language;
  /** Another fetch, timeout or origin; see `createClient`. */
  client?: Partial<Pick<PortalClientOptions, 'baseUrl' | 'fetch' | 'timeout'>>;
  /** The page's cookies; `document.cookie` unless given. */
  cookies?: () => string;
}

/** A session of a page at the portal's own origin, whose cookies the server sets (E4). */
export interface BrowserSession {
  /** For `areaApi(session.client, messages)`. Renews the token by itself, once for all calls and tabs. */
  readonly client: PortalClient;
  /** `tenant~user`, as the login cookie says: a hint, never proof. Undefined when nobody has signed in. */
  readonly userId: string | undefined;
  readonly language: Language;
  /** @throws {PortalApiError} */
  signIn(credentials: Omit<Credentials, 'tenantId'> & { tenantId?: string }): Promise<SessionGrant>;
  /** Ends the session on the server, too; one that has ended already is no failure. @throws {PortalApiError} */
  signOut(): Promise<void>;
  /** @returns How to stop listening. */
  subscribe(listener: (event: BrowserSessionEvent) => void): () => void;
}

/**
 * A session without callbacks to write: token, organisation and language come from the cookies, the refresh cookie renews
 * the token. For pages that the portal's server, or a proxy in front of it, serves at the same origin.
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

/** `zh-CN` is `zh`. */
function knownLanguage(tag: string | undefined): Language | undefined {
  const named = tag?.toLowerCase().split(/[-_]/)[0];
  return languages.find((one) => one === named);
}
