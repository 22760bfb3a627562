import { configurationPath } from '@snap/portal-api/contract';
import { onReconnected } from '../../stores/connection.ts';
import { noteNewVersion, ownBuild } from '../../stores/new-version.ts';
import { updateServiceWorker } from './service-worker.ts';

/** Throttle of the check when the user returns to the page. */
const CHECK_THROTTLE_MS = 5 * 60_000;
const CHECK_INTERVAL_MS = 60 * 60_000;

/** The last build that was announced: none is announced twice. */
let announced = ownBuild;
let checkedAt = 0;

/** Checks for a newer build on the server: on reconnection, when the user returns to the page, and every hour. */
export function watchForNewVersion(): void {
  if (!ownBuild) return;
  checkedAt = Date.now();
  onReconnected(() => void check());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > CHECK_THROTTLE_MS) void check();
  });
  // A file of this build is gone: the server may have another one.
  window.addEventListener('vite:preloadError', () => void check());
  setInterval(() => void check(), CHECK_INTERVAL_MS);
}

async function check(): Promise<void> {
  checkedAt = Date.now();
  const build = await currentBuild();
  if (!build || build === announced) return;
  announced = build;
  if (build === ownBuild) return;
  noteNewVersion();
  // Prefetches the files of the new build, so that the reload is quick.
  void updateServiceWorker();
}

/** The build of the server; undefined when it is unknown. */
async function currentBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(configurationPath, { cache: 'no-store' });
    const configuration: unknown = response.ok ? await response.json() : undefined;
    if (typeof configuration !== 'object' || configuration === null || !('build' in configuration))
      return undefined;
    return typeof configuration.build === 'string' ? configuration.build : undefined;
  } catch {
    return undefined;
  }
}
