import type { Credentials } from '../areas/credentials.ts';
import { session as sessionArea } from '../areas/session.ts';
import type { SessionGrant } from '../contract/account/session.ts';
import type { Language } from '../contract/fields.ts';
import { areaApi } from './area-api.ts';
import { createClient, type PortalClient, type PortalClientOptions } from './client.ts';
import { PortalApiError } from './errors.ts';

/** Session changes. `expired` is emitted once when the session ends without a sign-out (A7). */
export type PortalSessionEvent = 'signed-in' | 'signed-out' | 'expired' | 'password-forced';

/** The session of a page with the portal. */
export interface PortalSession {
  /** For `areaApi(session.client, messages)`. */
  readonly client: PortalClient;
  /** `tenant~user`: a hint, not authenticated. Undefined when signed out. */
  readonly userId: string | undefined;
  readonly language: Language;
  /** Whether the browser can load avatars and files by their URLs: only with the media cookie of the portal's origin. */
  readonly loadsMedia: boolean;
  /** @throws {PortalApiError} */
  signIn(credentials: Omit<Credentials, 'tenantId'> & { tenantId?: string }): Promise<SessionGrant>;
  /** Ends the session on the server too; succeeds when it has already ended. @throws {PortalApiError} */
  signOut(): Promise<void>;
  /** @returns Function that removes the listener. */
  subscribe(listener: (event: PortalSessionEvent) => void): () => void;
}

/** Where a session is stored. */
interface SessionStore {
  loadsMedia: boolean;
  tenantId(): string | undefined;
  userId(): string | undefined;
  accessToken(): string | undefined;
  /** Stores a session after signing in, and removes it with `undefined`, unless the server's cookies do. */
  save?(grant: SessionGrant | undefined): void;
}

type ClientSettings = Pick<PortalClientOptions, 'baseUrl' | 'language' | 'fetch' | 'timeout'>;

/** Creates the session that `store` holds. */
export function createSession(store: SessionStore, settings: ClientSettings): PortalSession {
  const listeners = new Set<(event: PortalSessionEvent) => void>();
  const emit = (event: PortalSessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  const client = createClient({
    ...settings,
    tenantId: () => store.tenantId(),
    accessToken: () => store.accessToken(),
    onSessionExpired: () => {
      store.save?.(undefined);
      emit('expired');
    },
    onPasswordForced: () => emit('password-forced'),
  });
  const calls = areaApi(client, { login: sessionArea.login, logout: sessionArea.logout });
  return {
    client,
    loadsMedia: store.loadsMedia,
    get userId() {
      return store.userId();
    },
    get language() {
      return settings.language();
    },
    async signIn(input) {
      const grant = await calls.login({ ...input, tenantId: input.tenantId ?? store.tenantId() ?? '' });
      store.save?.(grant);
      emit('signed-in');
      return grant;
    },
    async signOut() {
      try {
        await calls.logout();
      } catch (error) {
        if (!(error instanceof PortalApiError) || error.status !== 401) throw error;
      }
      store.save?.(undefined);
      emit('signed-out');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
