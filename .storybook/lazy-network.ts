import type { StoryContext } from '@storybook/react-vite';

let network: typeof import('./network.ts') | undefined;

/**
 * For `beforeEach`: mocks the server. In a built Storybook only for the stories of the app's pages (`parameters.network`), because the mocks
 * are larger than most blocks, and their service worker starts before the story renders. Tests load them for all stories, so that a
 * block that calls something fails.
 */
export async function mockNetwork(context: StoryContext) {
  if (import.meta.env.PROD && context.parameters['network'] !== true) return undefined;
  network ??= await import('./network.ts');
  return network.mock(context);
}

/** Fails the story when it called something that it did not mock. */
export function expectNoUnmockedCall(): void {
  network?.expectNoUnmockedCall();
}
