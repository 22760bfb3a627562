import './app.css';
import '@snap/portal-ui/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { subscribe } from 'valtio';
import { activateLanguage } from './i18n/activate.ts';
import { createConsoleRouter } from './router.ts';
import { StartFailure } from './shell/StartFailure.tsx';
import { applyPageTheme } from './shell/page-theme.ts';
import { loadConfiguration } from './stores/configuration.ts';
import { loadPreferences, preferences } from './stores/preferences.ts';

/** Renders once everything for the first paint is loaded, so that nothing flashes or shifts. */
async function start(root: HTMLElement): Promise<void> {
  loadPreferences();
  applyPageTheme();
  const page = createRoot(root);
  await activateLanguage(preferences.language);
  try {
    await loadConfiguration();
    applyPageTheme();
    subscribe(preferences, applyPageTheme);
    const router = createConsoleRouter();
    await router.load();
    page.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  } catch (error) {
    reportError(error);
    page.render(<StartFailure onRetry={() => location.reload()} />);
  }
}

const root = document.getElementById('root');
if (root) void start(root);
