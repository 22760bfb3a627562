import { http, HttpResponse } from 'msw';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import type { StoryContext } from '@storybook/react-vite';

const unmocked: string[] = [];

/** Every path that a server of the portal answers. */
const calls = [
  '/co/*',
  '/oapi/*',
  '/snap-app-im/*',
  '/newsbdzh/*',
  '/newsroom/*',
  '/openapi/*',
  '/ssologin*',
];

/** Starts the worker with a last-resort handler: a call that no story mocked fails, and is remembered. */
async function startWorker() {
  const worker = setupWorker(
    ...calls.map((path) =>
      http.all(path, ({ request }) => {
        unmocked.push(`${request.method} ${request.url}`);
        return HttpResponse.error();
      }),
    ),
  );
  // MSW 3 renamed onUnhandledRequest to onUnhandledFrame; the old name is ignored without a word.
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    ...(import.meta.env.PROD && { serviceWorker: { url: 'story-worker.js' } }),
  });
  return worker;
}

const [start] = [addonMsw(startWorker).beforeEach ?? []].flat();

/** Sets `context.msw`, on which a story registers its handlers. */
export const mock = (context: StoryContext) => start?.(context);

/** Fails the story when it called something that it did not mock. */
export function expectNoUnmockedCall(): void {
  const seen = unmocked.splice(0);
  if (seen.length > 0) throw new Error(`Calls without a mock: ${seen.join(', ')}`);
}
