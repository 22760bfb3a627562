export { MessageComposer } from './MessageComposer.tsx';
export { type UseMessageComposerOptions } from './state/use-message-composer.ts';
export {
  type AttachmentView,
  type ComposerFieldOptions,
  type ComposerFiles,
  type ComposedMessage,
  type EditedView,
  type EmojiGroup,
  type FileLimits,
  type Mention,
  type MentionOptions,
  type MessageComposerLabels,
  type MessageComposerOptions,
  type MessageComposerProps,
  type ReplyView,
  type SendKey,
} from './types.ts';
