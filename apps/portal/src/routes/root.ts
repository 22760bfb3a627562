import type { MessageDescriptor } from '@lingui/core';
import { createRootRoute, redirect } from '@tanstack/react-router';
import { RootPage } from '../features/shell/RootPage.tsx';
import { loadSession } from '../features/account/session-actions.ts';
import { reportError } from '../errors/report.ts';
import { clearLogin, loginCookie, session } from '../stores/session.ts';
import { guard, isOpen } from './guard.ts';
import type { Page } from './pages.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the page. */
    title?: MessageDescriptor;
    /** The page that the route puts in front. */
    page?: Page;
  }
}

/** The home page's; not taken from `pages`, which stands upon this route. */
const homePath = '/';

/** What the home page shows is asked for beside who somebody is; what fails is asked for again by who shows it. */
async function askHomeAhead(userId: string): Promise<void> {
  try {
    const ahead = await import('../features/workspace/ask-home-ahead.ts');
    await ahead.askHomeAhead(userId);
  } catch {
    // Its code is fetched again with the page.
  }
}

export const rootRoute = createRootRoute({
  component: RootPage,
  async beforeLoad({ location }) {
    const decision = guard(loginCookie() !== undefined, location.pathname, location.href);
    if (decision.to === 'login') throw redirect({ to: '/login', search: { redirect: decision.redirect } });
    if (decision.to === 'root') throw redirect({ to: '/', replace: true });
    const userId = loginCookie();
    if (userId && location.pathname === homePath) void askHomeAhead(userId);
    if (!userId || session.status !== 'anonymous') return;
    if (location.pathname === '/loginIn' || isOpen(location.pathname)) return;
    try {
      await loadSession(userId);
    } catch (error) {
      clearLogin();
      reportError(error);
      throw redirect({ to: '/', replace: true });
    }
  },
});
