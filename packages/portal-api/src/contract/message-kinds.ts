// Apart from the schemas of messages: the first page knows these and reads no message.

/** What a conversation is with. */
export const targetTypes = ['user', 'group', 'teamGroup', 'topicGroup'] as const;
export type TargetType = (typeof targetTypes)[number];

/** Whom a message goes to, or which conversation is meant. */
export interface Target {
  type: TargetType;
  /** `tenant~user` for a person, a group's id otherwise. */
  id: string;
}

/**
 * What a message is, as the server sees it: `link` is a text that is one address, `notice` comes from an application,
 * `system` tells what happened to a group (F7).
 */
export const messageKinds = ['text', 'file', 'image', 'link', 'notice', 'system'] as const;

/** What a system message tells. A client shows the fallback text of a type that it does not know. */
export const systemTypes = [
  'created',
  'invited',
  'left',
  'removed',
  'renamed',
  'ownerChanged',
  'announcement',
  'topicClosed',
  'topicReopened',
  'dissolved',
] as const;

/** Calls everyone in the group. */
export const mentionAll = 'all';
