import './app.css';
import '@snap/portal-ui/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { subscribe } from 'valtio';
import { configuration, loadConfiguration, UnusableConfigurationError } from './configuration.ts';
import { followOtherTabs } from './features/account/session-actions.ts';
import { applyPageScheme, applyPageTheme } from './features/shell/page-theme.ts';
import { guardDrops } from './features/shell/drop-guard.ts';
import { retryStyles } from './features/shell/retry-styles.ts';
import { preloadHome } from './start/preload-home.ts';
import { RemoveStartSkeleton } from './start/StartSkeleton.tsx';
import { StartFailure, type StartState } from './features/shell/StartFailure.tsx';
import { activateLanguage } from './i18n/activate.ts';
import { watchNetwork } from './live/reachability.ts';
import { firstResponse } from './timeouts.ts';
import { createPortalRouter } from './router.ts';
import { loadPreferences, preferences } from './stores/preferences.ts';
import { loginCookie, setDefaultTenant } from './stores/session.ts';

/** A start that takes longer says so, over the skeleton. */
const SHOW_LOADING_MS = 5_000;
/** A start without a response for this time shows that there is no connection. It still continues once there is one. */
const SHOW_FAILURE_MS = 10_000;

/** Renders once everything for the first paint is loaded, so that nothing flashes or shifts. */
async function start(root: HTMLElement): Promise<void> {
  loadPreferences();
  // Before the fonts of the home page load, which depend on the size.
  applyPageScheme();
  retryStyles();
  if (loginCookie()) preloadHome();
  const language = activateLanguage(preferences.language);
  const page = createRoot(root);
  const router = createPortalRouter();
  let rendered = false;
  const render = (content: ReactNode) => {
    rendered = true;
    page.render(content);
  };
  // Without a language `public/first-paint.js` shows the text.
  let state: StartState | undefined;
  const showState = (next: StartState) => {
    state = next;
    void language.then(
      () => rendered || page.render(<StartFailure state={next} />),
      () => undefined,
    );
  };
  setTimeout(() => state ?? showState('waiting'), SHOW_LOADING_MS);
  let silence: ReturnType<typeof setTimeout> | undefined;
  // The browser reports each response with its body, those of before this script too.
  const responses = new PerformanceObserver(() => {
    clearTimeout(silence);
    silence = setTimeout(() => state === 'waiting' && showState('failed'), SHOW_FAILURE_MS);
  });
  responses.observe({ type: 'resource', buffered: true });
  const configured = firstResponse({
    first: loadConfiguration(),
    retry: loadConfiguration,
    isRetryable: (error) => {
      showState(error instanceof UnusableConfigurationError ? 'broken' : 'failed');
      return true;
    },
  });
  await Promise.all([language, configured]);
  const theme = applyPageTheme();
  setDefaultTenant(configuration.tenantId);
  subscribe(preferences, () => void applyPageTheme());
  followOtherTabs();
  watchNetwork();
  guardDrops();
  await Promise.all([theme, router.load()]);
  responses.disconnect();
  clearTimeout(silence);
  // A transition renders in slices: a slow machine stays responsive.
  startTransition(() =>
    render(
      <StrictMode>
        <RemoveStartSkeleton />
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
// The newest API in use: a browser that has it has all others.
const filled = 'parse' in URL ? undefined : import('./older-browsers.ts').then(({ fillIn }) => fillIn());
/** An error before the first render reaches `public/first-paint.js`, which shows it. */
const begin = async (page: HTMLElement) => {
  try {
    await filled;
    await start(page);
  } catch (error) {
    reportError(error);
  }
};
// In a task of its own: evaluating the script was a long one already.
if (root) setTimeout(() => void begin(root));
