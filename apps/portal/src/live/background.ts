import type { Message } from '@snap/portal-api/contract';
import { onReconnected } from '../stores/connection.ts';
import type { OpenConversation } from './open-conversation.ts';

type Background = typeof import('./background/start.ts');

/** The background starts on the first input of the user, or after this time: the first paint does not need it. */
const START_TIMEOUT_MS = 5_000;
const userInputs = ['pointermove', 'pointerdown', 'touchstart', 'keydown'];

let plan: { account: string; openConversation: OpenConversation } | undefined;
let begun: Promise<Background> | undefined;

/** Schedules the background work of a session: alerts, device cache, service worker, new versions. */
export function planBackground(account: string, openConversation: OpenConversation): void {
  plan = { account, openConversation };
  const waited = new AbortController();
  const begin = () => {
    waited.abort();
    void beginBackground();
  };
  const timer = setTimeout(begin, START_TIMEOUT_MS);
  waited.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const sign of userInputs) {
    window.addEventListener(sign, begin, { passive: true, signal: waited.signal });
  }
}

/** Starts the background work now, once. After a failure to load its code, the next call and a reconnection retry. */
export async function beginBackground(): Promise<Background | undefined> {
  const { account, openConversation } = plan ?? {};
  if (!account || !openConversation) return undefined;
  begun ??= import('./background/start.ts').then((background) => {
    background.startBackground(account, openConversation);
    return background;
  });
  try {
    return await begun;
  } catch {
    begun = undefined;
    const stop = onReconnected(() => {
      stop();
      void beginBackground();
    });
    return undefined;
  }
}

/** Notifies the user of a new message, unless they are reading it (decision B14). */
export function alertTo(message: Message): void {
  void beginBackground().then((background) => background?.alerts.handle(message));
}

/** A message was recalled: a notification must not go on showing its text. */
export function withdrawAlert(message: Message): void {
  // Before the background has begun, none is shown.
  void begun?.then(
    ({ alerts }) => alerts.withdraw(message),
    () => undefined,
  );
}
