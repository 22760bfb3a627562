export { MessageComposer } from './MessageComposer.tsx';
export { useMessageComposer, type UseMessageComposerOptions } from './state/use-message-composer.ts';
export {
  type AttachmentView,
  type ComposedMessage,
  type EmojiGroup,
  type FileLimits,
  type Mention,
  mentionEveryone,
  type MessageComposerLabels,
  type MessageComposerOptions,
  type MessageComposerProps,
  type ReplyView,
  type SendKey,
} from './types.ts';
