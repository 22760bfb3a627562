import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { proxy } from 'valtio/vanilla';
import type { Context } from '../options.ts';
import { isDraftDetails, type DraftDetails } from './draft-details-shape.ts';
import { storeOrRemove, type DraftStorage } from './draft-storage.ts';

const empty: DraftDetails = { mentions: [] };

export type DraftDetailsStore = ReturnType<typeof createDraftDetails>;

/** What is answered, mentioned and edited, by conversation; stored on the device like the texts (decision B12). */
export function createDraftDetails({ account }: Pick<Context, 'account'>, storage: DraftStorage) {
  const state = proxy<{ byKey: Record<string, DraftDetails> }>({ byKey: {} });
  const storageKey = (key: string) => `snap-portal:composing:${account()}:${key}`;
  const of = (target: Target): Readonly<DraftDetails> => state.byKey[targetKey(target)] ?? empty;

  function stored(key: string): DraftDetails {
    try {
      const known: unknown = JSON.parse(storage.getItem(storageKey(key)) ?? 'null');
      return isDraftDetails(known) ? known : { ...empty };
    } catch {
      return { ...empty };
    }
  }

  /** Changes the given fields and keeps the others. */
  function set(target: Target, change: Partial<DraftDetails>): void {
    const key = targetKey(target);
    const next = { ...of(target), ...change };
    state.byKey[key] = next;
    const isEmpty = next.mentions.length === 0 && !next.replyTo && !next.edit;
    storeOrRemove(storage, storageKey(key), isEmpty ? '' : JSON.stringify(next));
  }

  return {
    state,
    of,
    set,
    /** Restores what an earlier visit left. */
    open(target: Target): void {
      const key = targetKey(target);
      state.byKey[key] ??= stored(key);
    },
    /** Removes a recalled message from quotes and edits in drafts. */
    recall(target: Target, messageId: string): void {
      this.open(target);
      if (of(target).replyTo?.id === messageId) set(target, { replyTo: undefined });
    },
  };
}
