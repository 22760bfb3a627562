// What other areas may use.
export { actingOwner, longestMember } from './acting-owner.ts';
export { currentMessageId, messageId } from './conversation-id.ts';
export { readFirstMembers } from './first-members.ts';
export { findMessage } from './message-access.ts';
export { parseMessage } from './message-text.ts';
export { type MessageRow, messageColumns, senderColumns, targetOf } from './message-wire.ts';
export { type MessageWriter, createMessageWriter } from './message-writer.ts';
export { writeSystemMessage } from './system-messages.ts';
export { lockConversations } from './write-statements.ts';
