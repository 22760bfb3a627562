import type { Target } from '@snap/portal-api/contract';
import { reportError } from '../errors/report.ts';
import { messaging } from './messaging.ts';
import { applicationOf } from '../stores/targets.ts';

const { conversations } = messaging;

/** Makes a change; a failure is reported once, in a toast. */
const reported = (change: Promise<void>): Promise<void> => change.catch(reportError);

export const setPinned = (target: Readonly<Target>, pinned: boolean) =>
  reported(conversations.setPinned(target, pinned));

export const setMuted = (target: Readonly<Target>, muted: boolean) =>
  reported(conversations.setMuted(target, muted));

/** Marks a conversation as unread, on all devices of the user, or removes the mark. */
export const setUnread = (target: Readonly<Target>, unread: boolean) =>
  reported(conversations.setUnread(target, unread));

/** Takes a conversation off the list until its next message. */
export const hide = (target: Readonly<Target>) => reported(conversations.hide(target));

/** Marks all messages of a conversation as read without opening it. */
export const markAllRead = (target: Readonly<Target>) => reported(conversations.markAllRead(target));

export const markEverythingRead = () => reported(conversations.markEverythingRead());

/** The person, group or application of a conversation as a favourite names it. */
export function favouriteSourceOf(target: Readonly<Target>) {
  const app = applicationOf(target);
  if (app !== undefined) return { kind: 'app', id: app } as const;
  return { kind: target.type === 'user' ? 'person' : 'group', id: target.id } as const;
}
