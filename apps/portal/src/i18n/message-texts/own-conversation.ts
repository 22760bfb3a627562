import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Target } from '@snap/portal-api/contract';

/** The user's own conversation: notes, files and forwards to themself (decision F9). */
export function isOwnConversation({ type, id }: Readonly<Target>, me: string): boolean {
  return type === 'user' && id === me;
}

/** Name of the user's own conversation, in the active language. */
export const ownConversationName = (): string => i18n._(msg`Saved for me`);

/** The user who reads, and their language: the names depend on both. */
interface Reading {
  me: string;
  language: string;
}

/** The name of a conversation as the reader sees it. */
export function conversationName(target: Readonly<Target>, name: string, { me }: Reading): string {
  return isOwnConversation(target, me) ? ownConversationName() : name;
}
