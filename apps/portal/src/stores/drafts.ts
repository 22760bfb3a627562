import type { Target } from '@snap/portal-api/contract';
import { proxy } from 'valtio';
import { targetKey } from '@snap/portal-api/live';

/** Unsent texts by conversation, kept on the device from the first keystroke (decision B12). */
export const drafts = proxy<{ byKey: Record<string, string> }>({ byKey: {} });

let prefix = '';

/** Takes up the drafts that this person left on this device. Once is enough: what is being written stays as it is. */
export function openDrafts(account: string): void {
  const wanted = `snap-portal:draft:${account}:`;
  if (prefix === wanted) return;
  prefix = wanted;
  drafts.byKey = Object.fromEntries(
    Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => [key.slice(prefix.length), localStorage.getItem(key) ?? '']),
  );
}

/**
 * Another tab of this browser wrote: the same person has one draft of a conversation, and what one tab has sent does not
 * wait in another to be sent again.
 */
export function noteStoredDraft({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (!prefix || !key?.startsWith(prefix)) return;
  if (newValue) drafts.byKey[key.slice(prefix.length)] = newValue;
  else delete drafts.byKey[key.slice(prefix.length)];
}

/** Writes at once, so that a crash in the next instant loses nothing. An empty text removes the draft. */
export function setDraft(target: Target, text: string): void {
  const key = targetKey(target);
  if (text === '') delete drafts.byKey[key];
  else drafts.byKey[key] = text;
  store(key, text);
}

/**
 * Empties the composer but leaves the stored copy until `clearSentDraft`: between key press and the outbox's commit
 * a killed page still finds the text.
 */
export function takeDraft(target: Target): void {
  delete drafts.byKey[targetKey(target)];
}

/** Removes the stored copy of a text that the outbox now holds, unless something newer is being written. */
export function clearSentDraft(target: Target): void {
  const key = targetKey(target);
  if (drafts.byKey[key] === undefined) store(key, '');
}

function store(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, text);
  } catch {
    // A full or forbidden store must not stop anyone from writing: the draft lives on in memory.
  }
}
