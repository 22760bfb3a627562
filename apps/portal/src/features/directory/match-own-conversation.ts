import type { Matched } from '@snap/portal-api/contract';
import { matchPerson, prepareQuery, ranks } from '@snap/portal-api/rules';
import { ownConversationName } from '../../i18n/message-texts/own-conversation.ts';

/** Whether a text finds the user's own conversation from the start of its name, and what to mark in it (F9). */
export function matchOwnConversation(query: string): Matched | undefined {
  const found = matchPerson({ name: ownConversationName() }, prepareQuery(query));
  return found && found.rank < ranks.inner ? { field: 'name', ranges: found.ranges } : undefined;
}
