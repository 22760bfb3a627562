import './app.css';
import '@snap/portal-ui/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { subscribe } from 'valtio';
import { configuration, loadConfiguration, UnusableConfigurationError } from './configuration.ts';
import { followOtherTabs } from './features/account/session-actions.ts';
import { drawScheme, drawTheme } from './features/shell/draw-theme.ts';
import { guardDrops } from './features/shell/drop-guard.ts';
import { keepStyles } from './features/shell/keep-styles.ts';
import { preloadHome } from './features/shell/preload-home.ts';
import { StartFailure, type StartState } from './features/shell/StartFailure.tsx';
import { activateLanguage } from './i18n/activate.ts';
import { watchNetwork } from './live/reachability.ts';
import { firstOfRetries } from './timeouts.ts';
import { createPortalRouter } from './router.ts';
import { loadPreferences, preferences } from './stores/preferences.ts';
import { loginCookie, setDefaultTenant } from './stores/session.ts';

/** Nothing is shown for so long; then that something is still waited for. Milliseconds. */
const patience = 3_000;
/** After so long it is said that there is no connection; the portal opens all the same once there is one. Milliseconds. */
const longPatience = 10_000;

/** Everything that the first picture needs is here before anything is drawn: nothing flashes, nothing jumps. */
async function start(root: HTMLElement): Promise<void> {
  loadPreferences();
  // Before the fonts of home are opened, which come in the sizes of the chosen one.
  drawScheme();
  keepStyles();
  if (loginCookie()) preloadHome();
  const language = activateLanguage(preferences.language);
  const page = createRoot(root);
  const router = createPortalRouter();
  let drawn = false;
  const draw = (content: ReactNode) => {
    drawn = true;
    page.render(content);
  };
  // Without a language `public/first-paint.js` has the words.
  let state: StartState | undefined;
  const tell = (next: StartState) => {
    state = next;
    void language.then(
      () => drawn || page.render(<StartFailure state={next} />),
      () => undefined,
    );
  };
  setTimeout(() => state ?? tell('waiting'), patience);
  setTimeout(() => state === 'waiting' && tell('failed'), longPatience);
  const configured = firstOfRetries({
    first: loadConfiguration(),
    another: loadConfiguration,
    mends: (error) => {
      tell(error instanceof UnusableConfigurationError ? 'broken' : 'failed');
      return true;
    },
  });
  await Promise.all([language, configured]);
  const theme = drawTheme();
  setDefaultTenant(configuration.tenantId);
  subscribe(preferences, () => void drawTheme());
  followOtherTabs();
  watchNetwork();
  guardDrops();
  await Promise.all([theme, router.load()]);
  // In small steps: a whole page at once would keep a slow machine from everything else.
  startTransition(() =>
    draw(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
// The newest of what is used: where it is there, everything is.
const filled = 'parse' in URL ? undefined : import('./older-browsers.ts').then(({ fillIn }) => fillIn());
/** An error before the first render reaches `public/first-paint.js`, which says it. */
const begin = async (page: HTMLElement) => {
  try {
    await filled;
    await start(page);
  } catch (error) {
    reportError(error);
  }
};
// In a step of its own: reading the script was a long one already.
if (root) setTimeout(() => void begin(root));
