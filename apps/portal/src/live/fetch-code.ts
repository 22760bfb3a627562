import { noteNewVersion } from '../stores/new-version.ts';
import { checkConnection } from './reachability.ts';
import { configurationPath } from '@snap/portal-api/contract';

/** Time between two tries while the server is unreachable. */
const RETRY_DELAY_MS = 2_000;

/** Functions that end the pauses between two tries. */
const wakes = new Set<() => void>();

/** Retries all waiting fetches now. */
export function retryCode(): void {
  for (const wake of wakes) wake();
}

/**
 * Whether an import can succeed: online, or with the service worker, which has cached all files of its build.
 * A browser remembers an import that failed and does not fetch it again, so none is begun in vain.
 */
export function canFetchCode(): boolean {
  if (navigator.onLine) return true;
  // Absent on a page that is not served by HTTPS.
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Whether the server responds, so that a missing file is not a failure of the network. */
async function serverAnswers(): Promise<boolean> {
  const response = await fetch(configurationPath, { cache: 'no-store' }).catch(() => undefined);
  return response?.ok ?? false;
}

/**
 * Loads the code of a page and retries while the network or the server is unreachable: the router would reload the whole
 * page, which without a network ends on the browser's error page. Rejects when the server responds but the file is gone:
 * a newer build has replaced it. The portal then says so, and the user decides when to reload.
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    if (canFetchCode()) {
      try {
        return await load();
      } catch (error) {
        if (await serverAnswers()) {
          noteNewVersion();
          // Not the browser's message: the router recognises that one and reloads the page.
          throw new Error('The build of this page is gone.', { cause: error });
        }
      }
    }
    // The page shows that it waits, and a button to retry.
    void checkConnection();
    await wakeOrDelay();
  }
}

/** Resolves after the delay, or when `retryCode` is called. */
async function wakeOrDelay(): Promise<void> {
  await new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      wakes.delete(goOn);
      resolve();
    };
    const timer = setTimeout(goOn, RETRY_DELAY_MS);
    wakes.add(goOn);
  });
}
