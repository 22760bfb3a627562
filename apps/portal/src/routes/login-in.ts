import { createRoute, redirect } from '@tanstack/react-router';
import { signOut } from '../features/account/session-actions.ts';
import { isAway } from '../errors/kinds.ts';
import { within } from '../timeouts.ts';
import { signOutPath } from '../navigation/guard.ts';
import { rootRoute } from './root.ts';

/** Delay of a retry without a network, unless the browser is online sooner. */
const RETRY_DELAY_MS = 3_000;

/** Retries the sign-out until the server confirms it: the page must not claim it before. */
async function signOutOnceReachable(): Promise<void> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await signOut();
    } catch (error) {
      if (!isAway(error)) throw error;
    }
    const back = new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    // oxlint-disable-next-line no-await-in-loop -- the pause between two tries
    await within(RETRY_DELAY_MS, back);
  }
}

/** Signs out, then goes to the root (specification, section 2). */
export const loginInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: signOutPath,
  async beforeLoad() {
    await signOutOnceReachable();
    throw redirect({ to: '/', replace: true });
  },
});
