import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { proxy } from 'valtio';
import type { OutgoingMention, OutgoingQuote } from './outbox-storage.ts';
import { session } from './session.ts';

/** A message of one's own that is being changed. */
export interface Edit {
  messageId: string;
  /** What it says now, and what it will. */
  text: string;
  value: string;
  mentions: readonly OutgoingMention[];
  /** Ids of mentions without a known name: they stay as they are. */
  unnamed?: readonly string[] | undefined;
  /** When it was last changed before, as its author saw it: 0 for never. Milliseconds. */
  baseTime: number;
}

/** What belongs to a draft beside its text. */
export interface Composing {
  replyTo?: OutgoingQuote | undefined;
  /** Who was picked in the draft so far. */
  mentions: readonly OutgoingMention[];
  edit?: Edit | undefined;
}

const nothing: Composing = { mentions: [] };

/** By conversation, kept on the device like the drafts themselves (decision B12). */
export const composing = proxy<{ byKey: Record<string, Composing> }>({ byKey: {} });

const storageKey = (key: string) => `snap-portal:composing:${session.userId}:${key}`;

/** Takes up what an earlier visit left. */
export function openComposing(target: Target): void {
  const key = targetKey(target);
  composing.byKey[key] ??= stored(key);
}

export function composingOf(target: Target): Readonly<Composing> {
  return composing.byKey[targetKey(target)] ?? nothing;
}

/** Changes what is given; the rest stays. */
export function setComposing(target: Target, change: Partial<Composing>): void {
  const key = targetKey(target);
  const next = { ...composingOf(target), ...change };
  composing.byKey[key] = next;
  try {
    if (next.mentions.length === 0 && !next.replyTo && !next.edit) localStorage.removeItem(storageKey(key));
    else localStorage.setItem(storageKey(key), JSON.stringify(next));
  } catch {
    // A full or forbidden store must not stop anyone from writing.
  }
}

function stored(key: string): Composing {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(storageKey(key)) ?? 'null');
    return isComposing(known) ? known : { ...nothing };
  } catch {
    return { ...nothing };
  }
}

const has = <Name extends string>(value: object, name: Name): value is Record<Name, unknown> => name in value;
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What lies on a device may be older than this build, or damaged. */
function isComposing(value: unknown): value is Composing {
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
