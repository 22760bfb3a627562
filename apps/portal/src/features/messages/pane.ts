import { lazyComponent } from '@snap/portal-ui/hooks';

/** Lazy component: a conversation is most of the page's code, which the list alone does not need. */
export const ConversationPane = lazyComponent(() =>
  import('./ConversationPane.tsx').then((module) => module.ConversationPane),
);

/** Preloads its code. Never rejects: after a failure the code is fetched on first use. */
export async function fetchPane(): Promise<void> {
  await ConversationPane.fetch().catch(() => undefined);
}
