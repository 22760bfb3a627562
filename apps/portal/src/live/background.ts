import type { Message } from '@snap/portal-api/contract';
import type { OpenConversation } from './open-conversation.ts';

type Background = typeof import('./background/start.ts');

/** A page that only opens stays light: what no first picture needs comes when somebody moves, and after this at the latest. */
const patience = 5_000;
const signsOfLife = ['pointermove', 'pointerdown', 'touchstart', 'keydown'];

let plan: { account: string; openConversation: OpenConversation } | undefined;
let begun: Promise<Background> | undefined;

/** Plans what runs behind the page for one person: alerts, what the device keeps, the service worker, newer builds. */
export function planBackground(account: string, openConversation: OpenConversation): void {
  plan = { account, openConversation };
  const waited = new AbortController();
  const begin = () => {
    waited.abort();
    void beginBackground();
  };
  const timer = setTimeout(begin, patience);
  waited.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const sign of signsOfLife) {
    window.addEventListener(sign, begin, { passive: true, signal: waited.signal });
  }
}

/** Begins it now, once. What could not be fetched is fetched at the next occasion. */
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
    return undefined;
  }
}

/** A message has come: whoever is not reading it may want to hear of it (decision B14). */
export function alertTo(message: Message): void {
  void beginBackground().then((background) => background?.alerts.hear(message));
}

/** A message was recalled: a notification must not go on showing its text. */
export function withdrawAlert(message: Message): void {
  // Before the background has begun, none is shown.
  void begun?.then(
    ({ alerts }) => alerts.withdraw(message),
    () => undefined,
  );
}
