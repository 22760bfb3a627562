import { exampleHandlers, type MockResponses } from '@snap/portal-api/mocks';
import { languages, type Language } from '@snap/portal-api/contract';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { StoryContext } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import '../app.css';
import { loadConfiguration, configuration } from '../configuration.ts';
import { applyPageTheme } from '../features/shell/page-theme.ts';
import { activateLanguage } from '../i18n/activate.ts';
import { watchNetwork } from '../live/reachability.ts';
import { basePath } from '../navigation/guard.ts';
import { createPortalRouter } from '../router.ts';
import { cookieNames, removeCookie, writeCookie } from '@snap/portal-api';
import { plainLayout, preferences } from '../stores/preferences.ts';
import { setDefaultTenant } from '../stores/session.ts';
import { newsroom, user } from './newsroom.ts';

export interface PortalProps {
  /** Path below the base, with its search. */
  path: string;
  /** No user is signed in. */
  signedOut?: boolean;
  /** Responses in place of those of the newsroom (`newsroom.ts`) and of the contract's examples. */
  responses?: MockResponses;
  /** Of requests that are no calls of the contract: uploads. */
  handlers?: readonly HttpHandler[];
  language?: Language;
}

/** Of this document. */
let router: ReturnType<typeof createPortalRouter> | undefined;

type Context = Pick<StoryContext<PortalProps>, 'args' | 'globals' | 'msw'>;

const languageOf = ({ language }: Context['globals']): Language =>
  languages.find((known) => known === language) ?? 'en';

/**
 * `beforeEach` of a page's stories: a device that knows nothing, a server that responds with the contract's examples.
 *
 * The app's stores live as long as their document, so each story gets a document of its own: leaving it reloads the preview,
 * which opens the story that was chosen. For the same reason these stories have the tag `!test`: Vitest plays all stories in
 * one document. `npm run test:stories:motion` plays them.
 */
async function openPortal({ args, globals, msw }: Context): Promise<() => Promise<never>> {
  await forgetDevice();
  if (!args.signedOut) {
    writeCookie(cookieNames.login, user);
    writeCookie(cookieNames.tenant, 'demo');
    writeCookie(cookieNames.accessToken, 'example');
  }
  msw.use(...(args.handlers ?? []), ...Object.values(exampleHandlers({ ...newsroom, ...args.responses })));
  const { accent, scheme, size } = globals;
  const language = languageOf(globals);
  Object.assign(preferences, { language, theme: scheme, size, layout: { ...plainLayout, accent } });
  await loadConfiguration();
  setDefaultTenant(configuration.tenantId);
  await activateLanguage(language);
  await applyPageTheme();
  watchNetwork();
  router = createPortalRouter(createMemoryHistory({ initialEntries: [basePath + args.path.slice(1)] }));
  await router.load();
  return async () => {
    void forgetDevice();
    location.reload();
    return new Promise<never>(() => undefined);
  };
}

async function forgetDevice(): Promise<void> {
  for (const name of Object.values(cookieNames)) removeCookie(name);
  // Those of uploads are named by their library.
  for (const key of Object.keys(localStorage))
    if (/^snap-portal|^tus::/.test(key)) localStorage.removeItem(key);
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('snap-portal')) sessionStorage.removeItem(key);
  for (const { name = '' } of await indexedDB.databases())
    if (name.startsWith('snap-portal')) indexedDB.deleteDatabase(name);
}

/** The whole portal at one address, as `main.tsx` starts it. */
function Portal({ language = 'en' }: PortalProps) {
  useEffect(() => {
    preferences.language = language;
    void activateLanguage(language);
  }, [language]);
  return router && <RouterProvider router={router} />;
}

/** Common meta of the pages' stories. `tags` is in each of them, because Storybook reads it without running the code. */
export const portalStories = {
  component: Portal,
  // `network`: the preview mocks the server before the story.
  parameters: { layout: 'fullscreen', network: true },
  beforeEach: openPortal,
  render: (args: PortalProps, { globals }: Pick<StoryContext, 'globals'>) => (
    <Portal {...args} language={languageOf(globals)} />
  ),
};

/** Waits until what is looked for is here, and no longer fades in. Looks again each time: another may take its place. */
export async function shows(find: () => HTMLElement | HTMLElement[]): Promise<void> {
  await waitFor(() => expect([find()].flat()[0]).toBeVisible());
}
