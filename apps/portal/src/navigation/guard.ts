import { pagePaths } from './page-paths.ts';

/** The address that the app is served under. */
export const basePath = '/snap-portal/';

/** The address of the console, the app of the administration. */
export const consolePath = '/snap-console/';

/**
 * Open to those who are not signed in (specification, section 2), and `/findPassword`: people who have forgotten their password
 * cannot sign in (docs/decisions/0024).
 */
const openPaths: readonly string[] = ['/login', '/auth-redirect', '/bind', '/register', '/findPassword'];

/** Signs out and goes to the root (specification, section 2). */
export const signOutPath = '/loginIn';

/** Every path with a page. */
export const knownPaths: readonly string[] = [
  ...Object.values(pagePaths),
  ...openPaths,
  signOutPath,
  '/404',
  '/401',
];

const redirectPrefix = /^\/redirect(?=\/|$)/i;

/** The characters behind the escapes of a path; a damaged path stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The canonical path below the base: no doubled or trailing slashes, and the letter case of its route. The router accepts
 * other spellings of a route, so guard, tabs and menu compare canonical paths only.
 */
export function canonicalPath(pathname: string): string {
  const path = decoded(pathname).replace(/\/{2,}/g, '/');
  if (redirectPrefix.test(path)) {
    return `/redirect${canonicalPath(path.replace(redirectPrefix, '') || '/')}`;
  }
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const lower = plain.toLowerCase();
  return knownPaths.find((known) => known.toLowerCase() === lower) ?? plain;
}

/** Where a path leads, through any number of `/redirect`. */
function endOf(pathname: string): string {
  let path = canonicalPath(pathname);
  while (redirectPrefix.test(path)) path = path.replace(redirectPrefix, '') || '/';
  return path;
}

/** Whether a page needs no session: an ended session must not block a new sign-in. */
export function isOpen(pathname: string): boolean {
  return openPaths.includes(canonicalPath(pathname));
}

export type GuardDecision = { to: 'pass' } | { to: 'root' } | { to: 'login'; redirect: string };

/**
 * The route guard (specification, section 2).
 * @param pathname The path below the base.
 * @param fullPath Path, search and hash below the base.
 */
export function guard(signedIn: boolean, pathname: string, fullPath: string): GuardDecision {
  if (signedIn) return { to: canonicalPath(pathname) === '/login' ? 'root' : 'pass' };
  return isOpen(pathname) ? { to: 'pass' } : { to: 'login', redirect: fullPath };
}

/**
 * Where to go after signing in: a path below the base, or an address of the console, else the root (decision E5). Taken as
 * the guard wrote it, or with the base before it.
 */
export function safeRedirect(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || /^\/[/\\]|\p{Cc}/u.test(wanted)) return '/';
  if (wanted.startsWith(consolePath)) return safeConsoleAddress(wanted, origin);
  const below = wanted.startsWith(basePath) ? wanted.slice(basePath.length - 1) : wanted;
  if (/^\/[/\\]/.test(below) || !URL.canParse(`.${below}`, origin + basePath)) return '/';
  const url = new URL(`.${below}`, origin + basePath);
  if (url.origin !== origin || !url.pathname.startsWith(basePath)) return '/';
  const path = url.pathname.slice(basePath.length - 1);
  // Not back to the pages that would send one away again, nor to the one that signs out.
  const end = endOf(path);
  return end === signOutPath || openPaths.includes(end) ? '/' : path + url.search + url.hash;
}

function safeConsoleAddress(wanted: string, origin: string): string {
  if (!URL.canParse(wanted, origin)) return '/';
  const { pathname, search, hash } = new URL(wanted, origin);
  return pathname.startsWith(consolePath) ? pathname + search + hash : '/';
}
