import type { PortalEvent } from '@snap/portal-api/contract';
import { conversationOfEvent, targetKey } from '@snap/portal-api/live';
import { proxy } from 'valtio';
import { session } from './session.ts';

/** How long one word of it counts, in milliseconds: writers repeat it sooner. */
const lasts = 5_000;

/** Who is writing, by conversation and person. */
export const typing = proxy<{ byKey: Record<string, Record<string, string>> }>({ byKey: {} });

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Someone is writing; a message of theirs says that they have finished. */
export function noteTyping(event: PortalEvent): void {
  if (event.type !== 'typing' && event.type !== 'message') return;
  const target = conversationOfEvent(event, session.userId);
  if (!target) return;
  const key = targetKey(target);
  const userId = event.type === 'typing' ? event.userId : event.message.sender;
  const timer = `${key}\n${userId}`;
  clearTimeout(timers.get(timer));
  const forget = () => {
    timers.delete(timer);
    if (typing.byKey[key]) delete typing.byKey[key][userId];
  };
  if (event.type === 'message') return forget();
  typing.byKey[key] ??= {};
  typing.byKey[key][userId] = event.name;
  timers.set(timer, setTimeout(forget, lasts));
}
