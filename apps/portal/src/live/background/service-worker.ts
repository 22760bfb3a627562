import type { Target } from '@snap/portal-api/contract';
import { targetTypes } from '@snap/portal-api/contract';
import { basePath } from '../../navigation/guard.ts';
import { onReconnected } from '../../stores/connection.ts';
import { trustedScript } from '../../trusted-script.ts';
import type { OpenConversation } from '../open-conversation.ts';

const script = `${basePath}service-worker.js`;

/** Message of the worker to the page. */
export interface WorkerMessage {
  type: 'open-conversation';
  target: Target;
}

let registration: ServiceWorkerRegistration | undefined;

/** Caches the files of the portal on the device, so that it opens offline. */
export async function registerServiceWorker(openConversation: OpenConversation): Promise<void> {
  // In development the files change; without a secure context there are no service workers.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isOpenConversation(data)) openConversation(data.target);
  });
  await register();
}

async function register(): Promise<void> {
  try {
    registration = await navigator.serviceWorker.register(trustedScript('snap-portal-worker', script), {
      scope: basePath,
      updateViaCache: 'none',
    });
  } catch {
    // The browser forbids it, and the portal does not open offline; or its script could not be fetched.
    const stop = onReconnected(() => {
      stop();
      void register();
    });
  }
}

/** Fetches a newer build, if there is one. */
export async function updateServiceWorker(): Promise<void> {
  await registration?.update().catch(() => undefined);
}

function isOpenConversation(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('target' in data)) return false;
  const { target } = data;
  if (typeof target !== 'object' || target === null || !('id' in target) || !('type' in target)) return false;
  return typeof target.id === 'string' && targetTypes.some((type) => type === target.type);
}
