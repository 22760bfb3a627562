import { createDeviceCache } from '@snap/portal-messaging/browser';
import { cacheDatabase } from './clear-device-cache.ts';
import { loginCookie, session } from './session.ts';

/** Entry `person`: the user, as the first page shows them. */
export interface CachedPerson {
  userName: string;
  /** URL of the avatar; empty without one. Entries of older builds have none. */
  avatarUrl?: string;
}

/** Cached responses of one user on this device. */
export const deviceCache = createDeviceCache({
  database: cacheDatabase,
  version: 3,
  isWritable: (account) => (session.userId || loginCookie()) === account,
});
