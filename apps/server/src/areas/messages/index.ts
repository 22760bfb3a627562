// What other areas may use.
export { actingOwner, longestMember } from './queries/acting-owner.ts';
export { currentMessageId, messageId } from './conversation-id.ts';
export { readFirstMembers } from './queries/first-members.ts';
export { findMessage } from './queries/message-access.ts';
export { parseMessage } from './sending/message-text.ts';
export { type MessageRow, messageColumns, senderColumns, targetOf } from './presenter.ts';
export { type MessageWriter, createMessageWriter } from './sending/message-writer.ts';
export { writeSystemMessage } from './commands/system-messages.ts';
export { lockConversations } from './sending/write-statements.ts';
