import { noteNewVersion } from '../stores/new-version.ts';
import { checkConnection } from './reachability.ts';
import { configurationPath } from '@snap/portal-api/contract';

/** Between two tries while the server is away. Milliseconds. */
const retryDelay = 2_000;

/** End the pauses between two tries. */
const wakes = new Set<() => void>();

/** Tries again now what waits for a network. */
export function retryCode(): void {
  for (const wake of wakes) wake();
}

/** The server answers, so it is not the network that keeps a file from us. */
async function serverAnswers(): Promise<boolean> {
  const answer = await fetch(configurationPath, { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}

/**
 * Fetches the code of a page, and waits while the network or the server is away: the router would start the whole page
 * anew, which without a network ends on the browser's own failure page. Rejects when the server is there and the file
 * is not: a newer build has taken its place, which is told, and whoever is at work says when to start anew.
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await serverAnswers()) {
        noteNewVersion();
        // In other words than the browser's: by those the router would start the page anew by itself.
        throw new Error('The build of this page is gone.', { cause: error });
      }
      // The page that waits for it says so, with a way to try at once.
      void checkConnection();
      await new Promise((resolve) => {
        const goOn = () => {
          clearTimeout(timer);
          wakes.delete(goOn);
          resolve(undefined);
        };
        const timer = setTimeout(goOn, retryDelay);
        wakes.add(goOn);
      });
    }
  }
}
