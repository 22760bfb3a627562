import { configurationPath } from '@snap/portal-api/contract';
import { onReconnected } from '../../stores/connection.ts';
import { noteNewVersion, ownBuild } from '../../stores/new-version.ts';
import { updateServiceWorker } from './service-worker.ts';

/** Looked at when somebody comes back to the page, but not more often. Milliseconds. */
const seldom = 5 * 60_000;
const hourly = 60 * 60_000;

/** What was told last: whoever has put it off is not told twice of the same build. */
let told = ownBuild;
let asked = 0;

/** Notices that the server has a newer build: after a cut, when somebody comes back, and by the hour. */
export function watchForNewVersion(): void {
  if (!ownBuild) return;
  asked = Date.now();
  onReconnected(() => void look());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > seldom) void look();
  });
  // A file of this build is gone: the server may have another one.
  window.addEventListener('vite:preloadError', () => void look());
  setInterval(() => void look(), hourly);
}

async function look(): Promise<void> {
  asked = Date.now();
  const build = await currentBuild();
  if (!build || build === told) return;
  told = build;
  if (build === ownBuild) return;
  noteNewVersion();
  // What the new build needs is fetched meanwhile, so that the reload is quick.
  void updateServiceWorker();
}

/** The build that the server has; undefined when it does not say. */
async function currentBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(configurationPath, { cache: 'no-store' });
    const configuration: unknown = answer.ok ? await answer.json() : undefined;
    if (typeof configuration !== 'object' || configuration === null || !('build' in configuration))
      return undefined;
    return typeof configuration.build === 'string' ? configuration.build : undefined;
  } catch {
    return undefined;
  }
}
