import type { Tabs } from '../options.ts';

/** The tabs of a browser, by Web Locks and BroadcastChannel. */
export function browserTabs(): Tabs {
  const channels = new Map<string, BroadcastChannel>();
  const channel = (name: string) => {
    const known = channels.get(name) ?? new BroadcastChannel(name);
    channels.set(name, known);
    return known;
  };
  return {
    exclusively: (name, work) => navigator.locks.request(name, work),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    announce: (name) => channel(name).postMessage('changed'),
    listen: (name, listener) => channel(name).addEventListener('message', listener),
  };
}
