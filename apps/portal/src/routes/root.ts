import type { MessageDescriptor } from '@lingui/core';
import { createRootRoute, redirect } from '@tanstack/react-router';
import { RootPage } from '../features/shell/RootPage.tsx';
import { loadSession } from '../features/account/session-actions.ts';
import { reportError } from '../errors/report.ts';
import { clearLogin, endSession, loginCookie, session } from '../stores/session.ts';
import { canonicalPath, guard, isOpen, signOutPath } from '../navigation/guard.ts';
import { pagePaths } from '../navigation/page-paths.ts';
import type { Page } from '../navigation/pages.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the page. */
    title?: MessageDescriptor;
    /** The page that the route puts in front. */
    page?: Page;
  }
}

/** Prefetches the home page's data in parallel with the user; the page refetches what fails. */
async function prefetchHome(): Promise<void> {
  try {
    const prefetch = await import('../start/prefetch-home.ts');
    await prefetch.prefetchHome();
  } catch {
    // Its code is fetched again with the page.
  }
}

export const rootRoute = createRootRoute({
  component: RootPage,
  async beforeLoad({ location }) {
    const pathname = canonicalPath(location.pathname);
    // The path behind `/redirect` is made canonical when it is opened; the router removes the slash of `/redirect/`.
    if (pathname !== location.pathname && !location.pathname.startsWith('/redirect')) {
      const { searchStr, hash } = location;
      throw redirect({ href: `${pathname}${searchStr}${hash ? `#${hash}` : ''}`, replace: true });
    }
    // The login cookie is gone while a user is signed in: the sign-in dialog opens on this page instead of a redirect to /login.
    if (loginCookie() === undefined) endSession();
    const signedIn = loginCookie() !== undefined || session.status === 'ended';
    const decision = guard(signedIn, pathname, location.href);
    if (decision.to === 'login') throw redirect({ to: '/login', search: { redirect: decision.redirect } });
    if (decision.to === 'root') throw redirect({ to: '/', replace: true });
    const userId = loginCookie();
    if (userId && pathname === pagePaths.home) void prefetchHome();
    if (!userId || session.status !== 'anonymous') return;
    if (pathname === signOutPath || isOpen(pathname)) return;
    try {
      await loadSession(userId);
    } catch (error) {
      clearLogin();
      reportError(error);
      throw redirect({ to: '/', replace: true });
    }
  },
});
