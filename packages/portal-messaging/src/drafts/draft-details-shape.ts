import type { Mention, Quote } from '../outbox/outbox-storage.ts';

/** A message of the user that is being edited. */
export interface Edit {
  messageId: string;
  /** What it says now, and what it will say. */
  text: string;
  value: string;
  mentions: readonly Mention[];
  /** Ids of mentions without a known name: they stay as they are. */
  unnamed?: readonly string[] | undefined;
  /** When it was last edited before, as its author saw it: 0 for never. Milliseconds since 1970. */
  baseTime: number;
}

/** What belongs to a draft beside its text. */
export interface DraftDetails {
  replyTo?: Quote | undefined;
  /** Users who were mentioned in the draft so far. */
  mentions: readonly Mention[];
  edit?: Edit | undefined;
}

const has = <Name extends string>(value: object, name: Name): value is Record<Name, unknown> => name in value;
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether stored details have the shape of this build: older ones may not, and damaged ones do not. */
export function isDraftDetails(value: unknown): value is DraftDetails {
  if (!isRecord(value) || !has(value, 'mentions') || !areMentions(value.mentions)) return false;
  if (has(value, 'replyTo') && value.replyTo !== undefined && !isQuote(value.replyTo)) return false;
  return !has(value, 'edit') || value.edit === undefined || isEdit(value.edit);
}

function areMentions(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (each: unknown) =>
        isRecord(each) &&
        has(each, 'id') &&
        typeof each.id === 'string' &&
        has(each, 'name') &&
        typeof each.name === 'string',
    )
  );
}

const isListOfText = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function isQuote(value: unknown): boolean {
  return (
    isRecord(value) &&
    (['id', 'senderName', 'text'] as const).every(
      (name) => has(value, name) && typeof value[name] === 'string',
    )
  );
}

function isEdit(value: unknown): boolean {
  return (
    isRecord(value) &&
    (['messageId', 'text', 'value'] as const).every(
      (name) => has(value, name) && typeof value[name] === 'string',
    ) &&
    has(value, 'baseTime') &&
    typeof value.baseTime === 'number' &&
    has(value, 'mentions') &&
    areMentions(value.mentions) &&
    (!has(value, 'unnamed') || isListOfText(value.unnamed))
  );
}
