import { lazyComponent } from '@snap/portal-ui/hooks';

/** One conversation, apart from the list of them: it is most of the page's code, and none of it while nothing is open. */
export const ConversationPane = lazyComponent(() =>
  import('./ConversationPane.tsx').then((module) => module.ConversationPane),
);

/** Fetches its code ahead of its use. Never rejects: what could not be fetched is fetched when it is used. */
export async function fetchPane(): Promise<void> {
  await ConversationPane.fetch().catch(() => undefined);
}
