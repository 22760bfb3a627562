// What other areas and the rest of the server may use.
export { changeConversation } from './commands/conversation-settings.ts';
export { editMessage } from './commands/edit.ts';
export { reactToMessage } from './commands/emoji-reactions.ts';
export { pinMessage } from './commands/pin.ts';
export { setReadState } from './commands/read-state.ts';
export { recallMessage } from './commands/recall.ts';
export { writeSystemMessage } from './commands/system-messages.ts';
export { type ConversationTarget, currentMessageId, messageId } from './conversation-id.ts';
export { type MessageRow, messageColumns, senderColumns, targetOf } from './presenter.ts';
export { actingOwner, longestMember } from './queries/acting-owner.ts';
export { readFirstMembers } from './queries/first-members.ts';
export { findMessage } from './queries/message-access.ts';
export { createMessageIndexer } from './search/indexer.ts';
export { parseMessage } from './sending/message-text.ts';
export { type MessageWriter, createMessageWriter } from './sending/message-writer.ts';
export { type Sending, writeBatch } from './sending/write-batch.ts';
export { lockConversations } from './sending/write-statements.ts';
