/** The address that the app is served under. */
export const basePath = '/snap-portal/';

/**
 * Open to those who are not signed in (specification, section 2), and `/findPassword`: whoever has forgotten their password
 * cannot sign in (docs/decisions/0024).
 */
const openPaths: readonly string[] = ['/login', '/auth-redirect', '/bind', '/register', '/findPassword'];

const plain = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/** Whether a page needs nobody to be known: a session that has ended must not stand in the way of beginning another. */
export function isOpen(pathname: string): boolean {
  return openPaths.includes(plain(pathname));
}

export type GuardDecision = { to: 'pass' } | { to: 'root' } | { to: 'login'; redirect: string };

/**
 * The route guard (specification, section 2).
 * @param pathname The path below the base.
 * @param fullPath Path, search and hash below the base.
 */
export function guard(signedIn: boolean, pathname: string, fullPath: string): GuardDecision {
  if (signedIn) return { to: plain(pathname) === '/login' ? 'root' : 'pass' };
  return isOpen(pathname) ? { to: 'pass' } : { to: 'login', redirect: fullPath };
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
  return path === '/loginIn' || isOpen(path) ? '/' : path + url.search + url.hash;
}
