/** The address that the app is served under. */
export const basePath = '/snap-portal/';

/** Open to those who are not signed in (specification, section 2). */
const openPaths: readonly string[] = ['/login', '/auth-redirect', '/bind', '/register'];

export type GuardDecision = { to: 'pass' } | { to: 'root' } | { to: 'login'; redirect: string };

/**
 * The route guard (specification, section 2).
 * @param pathname The path below the base.
 * @param fullPath Path, search and hash below the base.
 */
export function guard(signedIn: boolean, pathname: string, fullPath: string): GuardDecision {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (signedIn) return { to: path === '/login' ? 'root' : 'pass' };
  return openPaths.includes(path) ? { to: 'pass' } : { to: 'login', redirect: fullPath };
}

/**
 * Where to go after signing in: a path below the base, else the root (decision E5). Taken as the guard wrote it,
 * or with the base before it.
 */
export function safeRedirect(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || /^\/[/\\]|\p{Cc}/u.test(wanted)) return '/';
  const below = wanted.startsWith(basePath) ? wanted.slice(basePath.length - 1) : wanted;
  if (/^\/[/\\]/.test(below) || !URL.canParse(`.${below}`, origin + basePath)) return '/';
  const url = new URL(`.${below}`, origin + basePath);
  if (url.origin !== origin || !url.pathname.startsWith(basePath)) return '/';
  const path = url.pathname.slice(basePath.length - 1);
  // Not back to the pages that would send one away again.
  return /^\/(?:login|loginIn)(?:\/|$)/.test(path) ? '/' : path + url.search + url.hash;
}
