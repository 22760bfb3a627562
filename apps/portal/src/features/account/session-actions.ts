import { splitUserId } from '@snap/portal-api/rules';
import type { Person, SessionGrant } from '@snap/portal-api/contract';
import { browserSession } from '../../api.ts';
import { configuration } from '../../configuration.ts';
import { isAway, isRefusedForPassword } from '../../errors/kinds.ts';
import { onReconnected } from '../../stores/connection.ts';
import type { CachedPerson } from '../../stores/device-cache.ts';
import { firstOfRetries, within } from '../../timeouts.ts';
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
  /** The picture that was shown, and what was read in it. */
  captchaId?: string | undefined;
  captcha?: string | undefined;
}

/** Splits `tenant~user`; a bare name belongs to the installation's own organisation. */
function splitUsername(typed: string, defaultTenant: string): { tenantId: string; username: string } {
  const name = typed.trim();
  const { tenantId, login } = splitUserId(name) ?? { tenantId: defaultTenant, login: name };
  return { tenantId, username: login };
}

/** Credentials as the calls take them. */
export function toCall(credentials: Credentials) {
  const { username, tenantId, captchaId, captcha } = credentials;
  return {
    ...splitUsername(username, tenantId.trim() || configuration.tenantId),
    password: credentials.password,
    ...(captcha && { captchaId, captcha }),
  };
}

/** Signs in and takes up the session. Rejects with the server's refusal. */
export async function signIn(credentials: Credentials): Promise<void> {
  takeUp(await browserSession.signIn(toCall(credentials)));
}

/** Takes up a session that the server has granted, by whatever call, in all tabs. */
export function takeUp(grant: SessionGrant): void {
  tellOtherTabs({ type: 'signed-in', userId: grant.userId });
  if (session.userId && session.userId !== grant.userId) return reloadPage();
  void enter(grant.userId);
  beginSession(grant);
  void loadAvatar(grant.userId);
}

/** A grant says who it is, and nothing of their picture: it follows, or their name stands for it. */
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
 * What every entry asks for beside who it is (specification, section 2): micro-applications, the end of the
 * password, and the menu; the shell asks for unread friend requests. Each fails alone. Resolves with the menu.
 */
function enter(userId: string): Promise<void> {
  void import('../applications/queries.ts').then(
    ({ prefetchApplications }) => prefetchApplications(),
    () => undefined,
  );
  void checkPassword(userId);
  return loadMenu(userId);
}

/** So long the server may take to say who it is before whom this device knows is let in. Milliseconds. */
const patience = 4_000;

/**
 * What the guard does on the first navigation (specification, section 2). All calls are under way at once, and only the
 * person decides: rejects when the server refuses to say who it is; without a network, or with one that hangs, this device
 * is believed. The menu is waited for a moment only where the device knows none.
 */
export async function loadSession(userId: string): Promise<void> {
  const entered = enter(userId);
  const { entryApi, userAvatarUrl } = await import('../../shell-apis.ts');
  const ask = () => entryApi.obtainUser({ userId });
  const asked = ask();
  const takeUpPerson = ({ id, name, avatarVersion }: Person) => {
    beginSession({ userId: id, userName: name });
    session.avatarUrl = userAvatarUrl(id, avatarVersion) ?? '';
  };
  try {
    const person =
      (await within(patience, asked)) ??
      ((await restoreUser(userId)) ? undefined : await firstOfRetries({ first: asked, another: ask }));
    if (person) takeUpPerson(person);
    // Whoever is let in by the device hears later what the server says.
    else asked.then(takeUpPerson, beginAnew);
    if (menu.entries === undefined) await within(MENU_TIMEOUT_MS, entered);
  } catch (error) {
    if (isAway(error)) return beginCachedSession(userId);
    if (!isRefusedForPassword(error)) throw error;
    // Who they are is told after the change; until then their login stands for their name.
    beginSession({ userId, userName: loginOf(userId) });
  }
}

const loginOf = (userId: string) => splitUserId(userId)?.login ?? userId;

/** The server refuses whom the device has let in: the guard of a new start deals with it. */
function beginAnew(error: unknown): void {
  if (!isAway(error) && session.status === 'active') reloadPage();
}

/** Begins with the person as this device knows them; answers whether it does. */
async function restoreUser(userId: string): Promise<boolean> {
  const { deviceCache } = await import('../../stores/device-cache.ts');
  const person = await deviceCache(userId).get<CachedPerson>('person');
  if (person) {
    beginSession({ userId, userName: person.userName });
    session.avatarUrl = person.avatarUrl ?? '';
  }
  return person !== undefined;
}

/**
 * Begins with whom this device knows: they read what is kept on it, and each call that comes through has its own answer.
 * The server is asked again as soon as it can be.
 */
async function beginCachedSession(userId: string): Promise<void> {
  if (!(await restoreUser(userId))) beginSession({ userId, userName: loginOf(userId) });
  const stop = onReconnected(() => {
    stop();
    loadSession(userId).catch(beginAnew);
  });
}

/** Signs out on the server and on this device. Rejects, still signed in, when the server cannot be reached. */
export async function signOut(): Promise<void> {
  await browserSession.signOut();
  clearLogin();
  tellOtherTabs({ type: 'signed-out' });
}

/** Starts the page anew, without a one-time code in its address (specification, section 2). */
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
    // What this tab was refused meanwhile has to be fetched; what was written in it is kept.
    const freed = message.type === 'password-changed' && password.forced;
    if (left || replaced || freed) reloadPage();
    else if (message.type === 'signed-in' && session.status === 'ended') session.status = 'active';
  });
}
