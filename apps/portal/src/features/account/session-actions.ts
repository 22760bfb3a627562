import { splitUserId } from '@snap/portal-api/rules';
import type { Person, SessionGrant } from '@snap/portal-api/contract';
import { browserSession } from '../../api.ts';
import { configuration } from '../../configuration.ts';
import { isAway, isRefusedForPassword } from '../../errors/kinds.ts';
import { onReconnected } from '../../stores/connection.ts';
import type { CachedPerson } from '../../stores/device-cache.ts';
import { firstResponse, within } from '../../timeouts.ts';
import { loadMenu, menu, MENU_TIMEOUT_MS } from '../../stores/menu.ts';
import { password } from '../../stores/password.ts';
import { onOtherTab, tellOtherTabs } from '../../stores/browser-tabs.ts';
import { checkPassword } from './check-password.ts';
import { beginSession, clearLogin, session } from '../../stores/session.ts';

export interface Credentials {
  /** Alone, or with the organisation before it: `tenant~user`. */
  username: string;
  password: string;
  /** Empty: the installation's own organisation. */
  tenantId: string;
  /** Id of the captcha, and the text typed for it. */
  captchaId?: string | undefined;
  captcha?: string | undefined;
  /** Code of the second factor, and whether this browser is not to be asked for it again. */
  secondFactor?: string | undefined;
  trust?: boolean | undefined;
}

/** Splits `tenant~user`; a bare name belongs to the installation's own organisation. */
function splitUsername(typed: string, defaultTenant: string): { tenantId: string; username: string } {
  const name = typed.trim();
  const { tenantId, login } = splitUserId(name) ?? { tenantId: defaultTenant, login: name };
  return { tenantId, username: login };
}

/** Credentials as the calls take them. */
export function toCall(credentials: Credentials) {
  const { username, tenantId, captchaId, captcha, secondFactor, trust } = credentials;
  return {
    ...splitUsername(username, tenantId.trim() || configuration.tenantId),
    password: credentials.password,
    ...(captcha && { captchaId, captcha }),
    ...(secondFactor && { secondFactor, trust }),
  };
}

/** Signs in. Rejects with the server's refusal. */
export async function signIn(credentials: Credentials): Promise<void> {
  takeUp(await browserSession.signIn(toCall(credentials)));
}

/** Begins a granted session, in all tabs. */
export function takeUp(grant: SessionGrant): void {
  tellOtherTabs({ type: 'signed-in', userId: grant.userId });
  if (session.userId && session.userId !== grant.userId) return reloadPage();
  void enter(grant.userId);
  beginSession(grant);
  void loadAvatar(grant.userId);
}

/** A grant does not name the avatar: it is fetched separately. */
async function loadAvatar(userId: string): Promise<void> {
  try {
    const { entryApi, userAvatarUrl } = await import('../../shell-apis.ts');
    const { avatarVersion } = await entryApi.obtainUser({ userId });
    if (session.userId === userId) session.avatarUrl = userAvatarUrl(userId, avatarVersion) ?? '';
  } catch {
    // Tried again with the next entry.
  }
}

/**
 * Fetches what every entry needs beside the user (specification, section 2): applications, password expiry and menu. The shell
 * fetches the unseen friend requests. Each request fails alone. Resolves with the menu.
 */
function enter(userId: string): Promise<void> {
  void import('../applications/queries.ts').then(
    ({ prefetchApplications }) => prefetchApplications(),
    () => undefined,
  );
  void checkPassword(userId);
  return loadMenu(userId);
}

/** After this time without a response, the user known to this device is let in. */
const USER_TIMEOUT_MS = 4_000;

/**
 * Loads the session on the first navigation (specification, section 2), with all requests in parallel. Rejects when the
 * server refuses the user. Without a response from the server, the user known to this device is used. The menu is awaited
 * briefly, and only where the device knows none.
 */
export async function loadSession(userId: string): Promise<void> {
  const entered = enter(userId);
  const { entryApi, userAvatarUrl } = await import('../../shell-apis.ts');
  const fetchUser = () => entryApi.obtainUser({ userId });
  const fetching = fetchUser();
  const applyUser = ({ id, name, avatarVersion }: Person) => {
    beginSession({ userId: id, userName: name });
    session.avatarUrl = userAvatarUrl(id, avatarVersion) ?? '';
  };
  try {
    const person =
      (await within(USER_TIMEOUT_MS, fetching)) ??
      ((await restoreUser(userId)) ? undefined : await firstResponse({ first: fetching, retry: fetchUser }));
    if (person) applyUser(person);
    else fetching.then(applyUser, reloadIfRefused);
    if (menu.entries === undefined) await within(MENU_TIMEOUT_MS, entered);
  } catch (error) {
    if (isAway(error)) return beginCachedSession(userId);
    if (!isRefusedForPassword(error)) throw error;
    // The server names the user after the change of the password. Until then the login is shown.
    beginSession({ userId, userName: loginOf(userId) });
  }
}

const loginOf = (userId: string) => splitUserId(userId)?.login ?? userId;

/** The server refuses the user that the device let in: after a reload the guard handles it. */
function reloadIfRefused(error: unknown): void {
  if (!isAway(error) && session.status === 'active') reloadPage();
}

/** Begins the session with the user cached on this device. Returns whether there is one. */
async function restoreUser(userId: string): Promise<boolean> {
  const { deviceCache } = await import('../../stores/device-cache.ts');
  const person = await deviceCache(userId).get<CachedPerson>('person');
  if (person) {
    beginSession({ userId, userName: person.userName });
    session.avatarUrl = person.avatarUrl ?? '';
  }
  return person !== undefined;
}

/** Begins the session without the server, with what the device has cached. The user is fetched on reconnection. */
async function beginCachedSession(userId: string): Promise<void> {
  if (!(await restoreUser(userId))) beginSession({ userId, userName: loginOf(userId) });
  const stop = onReconnected(() => {
    stop();
    loadSession(userId).catch(reloadIfRefused);
  });
}

/** Signs out on the server and on this device. Rejects, still signed in, when the server cannot be reached. */
export async function signOut(): Promise<void> {
  await browserSession.signOut();
  clearLogin();
  tellOtherTabs({ type: 'signed-out' });
}

/** Reloads the page without the one-time code in its address (specification, section 2). */
export function reloadPage(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('code')) return location.reload();
  url.searchParams.delete('code');
  location.replace(url);
}

/** Follows what other tabs of this browser do: they share the cookies, so they share the session. */
export function followOtherTabs(): void {
  onOtherTab((message) => {
    const left = message.type === 'signed-out' && session.status !== 'anonymous';
    const replaced = message.type === 'signed-in' && session.userId !== message.userId;
    // Requests of this tab were refused until the change. Drafts survive the reload.
    const freed = message.type === 'password-changed' && password.forced;
    if (left || replaced || freed) reloadPage();
    else if (message.type === 'signed-in' && session.status === 'ended') session.status = 'active';
  });
}
