import type { Target } from '@snap/portal-api/contract';

/** Goes to a conversation, whatever page is open. */
export type OpenConversation = (target: Target) => void;
