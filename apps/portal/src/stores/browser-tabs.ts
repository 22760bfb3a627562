/** What the tabs of one browser tell each other: they share cookies, so one signs in or out for all. */
export type TabMessage =
  { type: 'signed-out' } | { type: 'signed-in'; userId: string } | { type: 'password-changed' };

const channel = new BroadcastChannel('snap-portal:session');

export function tellOtherTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(message);
}

export function onOtherTab(listener: (message: TabMessage) => void): void {
  channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
}
