import { cookieNames, removeCookie, writeCookie } from '@snap/portal-api';
import { languages, type Language } from '@snap/portal-api/contract';
import { exampleHandlers, type MockResponses } from '@snap/portal-api/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import '../app.css';
import { activateLanguage } from '../i18n/activate.ts';
import { basePath } from '../paths.ts';
import { createConsoleRouter } from '../router.ts';
import { applyPageTheme } from '../shell/page-theme.ts';
import { loadConfiguration } from '../stores/configuration.ts';
import { preferences } from '../stores/preferences.ts';
import { administrator } from './administrator.ts';

export interface ConsoleProps {
  /** Path below the base, with its search. */
  path: string;
  /** Responses in place of those of the contract's examples. */
  responses?: MockResponses;
  language?: Language;
}

/** Of this document. */
let router: ReturnType<typeof createConsoleRouter> | undefined;

type Context = Pick<StoryContext<ConsoleProps>, 'args' | 'globals' | 'msw'>;

const languageOf = ({ language }: Context['globals']): Language =>
  languages.find((known) => known === language) ?? 'en';

/** As for the portal's pages: each story has a document of its own, because the stores live as long as theirs. */
async function openConsole({ args, globals, msw }: Context): Promise<() => Promise<never>> {
  writeCookie(cookieNames.login, 'demo~lina');
  writeCookie(cookieNames.tenant, 'demo');
  writeCookie(cookieNames.accessToken, 'example');
  msw.use(...Object.values(exampleHandlers({ ...administrator, ...args.responses })));
  const language = languageOf(globals);
  Object.assign(preferences, { language, theme: globals['scheme'], size: globals['size'] });
  await loadConfiguration();
  await activateLanguage(language);
  applyPageTheme();
  router = createConsoleRouter(createMemoryHistory({ initialEntries: [basePath + args.path.slice(1)] }));
  await router.load();
  return async () => {
    for (const name of Object.values(cookieNames)) removeCookie(name);
    location.reload();
    return new Promise<never>(() => undefined);
  };
}

/** The whole console at one address, as `main.tsx` starts it. */
function Console({ path, language = 'en' }: ConsoleProps) {
  useEffect(() => {
    preferences.language = language;
    void activateLanguage(language);
  }, [language]);
  return router && <RouterProvider key={path} router={router} />;
}

/** Common meta of the pages' stories. `tags` is in each of them, because Storybook reads it without running the code. */
export const consoleStories = {
  component: Console,
  // `network`: the preview mocks the server before the story.
  parameters: { layout: 'fullscreen', network: true },
  beforeEach: openConsole,
  render: (args: ConsoleProps, { globals }: Pick<StoryContext, 'globals'>) => (
    <Console {...args} language={languageOf(globals)} />
  ),
};

/** Waits until what is looked for is here. Looks again each time: another may take its place. */
export async function shows(find: () => HTMLElement | HTMLElement[]): Promise<void> {
  await waitFor(() => expect([find()].flat()[0]).toBeVisible());
}
