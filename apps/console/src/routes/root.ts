import { cookieNames, errorCode, PortalApiError, removeCookie } from '@snap/portal-api';
import { codes } from '@snap/portal-api/contract';
import { createRootRoute } from '@tanstack/react-router';
import { basePath, portalPath, signInHref } from '../paths.ts';
import { RootPage } from '../shell/RootPage.tsx';
import { loadSession } from '../stores/load-session.ts';
import { loginCookie, session } from '../stores/session.ts';

/** Everything in the console is for people who are signed in; `RootPage` refuses those without a permission. */
export const rootRoute = createRootRoute({
  component: RootPage,
  async beforeLoad({ location: { href } }) {
    if (session.status !== 'anonymous') return;
    const userId = loginCookie();
    if (userId === undefined) return leaveForSignIn(href);
    try {
      await loadSession(userId);
    } catch (error) {
      if (error instanceof PortalApiError && error.status === 401) return leaveForSignIn(href);
      // The portal opens the change of the password (decision A6).
      if (errorCode(error) === codes.passwordForced) return leaveFor(portalPath);
      throw error;
    }
  },
});

/** Leads to the portal's sign-in and back. */
function leaveForSignIn(href: string): Promise<void> {
  // With it the portal would take the person for signed in.
  removeCookie(cookieNames.login);
  return leaveFor(signInHref(basePath + href.slice(1)));
}

/** Never resolves: the page is replaced. */
function leaveFor(address: string): Promise<void> {
  location.replace(address);
  return new Promise(() => undefined);
}
