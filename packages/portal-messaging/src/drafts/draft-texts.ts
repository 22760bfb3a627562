import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { proxy } from 'valtio/vanilla';
import type { Context } from '../options.ts';
import { storeOrRemove, type DraftStorage } from './draft-storage.ts';

export type DraftTexts = ReturnType<typeof createDraftTexts>;

/** Unsent texts by conversation, stored on the device from the first keystroke (decision B12). */
export function createDraftTexts({ account }: Pick<Context, 'account'>, storage: DraftStorage) {
  const state = proxy<{ byKey: Record<string, string> }>({ byKey: {} });
  let prefix = '';

  return {
    state,

    /** Restores what the user left on this device. Only the first call for a user does: later ones keep what is written. */
    open(): void {
      const wanted = `snap-portal:draft:${account()}:`;
      if (prefix === wanted) return;
      prefix = wanted;
      state.byKey = Object.fromEntries(
        storage
          .keys()
          .filter((key) => key.startsWith(prefix))
          .map((key) => [key.slice(prefix.length), storage.getItem(key) ?? '']),
      );
    },

    /** Another tab of this browser wrote: all tabs show one draft, and what one has sent does not wait in another. */
    applyStored({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
      if (!prefix || !key?.startsWith(prefix)) return;
      if (newValue) state.byKey[key.slice(prefix.length)] = newValue;
      else delete state.byKey[key.slice(prefix.length)];
    },

    /** An empty text removes the draft. */
    set(target: Target, text: string): void {
      const key = targetKey(target);
      if (text === '') delete state.byKey[key];
      else state.byKey[key] = text;
      storeOrRemove(storage, prefix + key, text);
    },

    /**
     * Empties the composer but keeps the stored copy until `clearSent`: a page that is killed before the outbox has
     * stored the message still finds the text.
     */
    take(target: Target): void {
      delete state.byKey[targetKey(target)];
    },

    /** Removes the stored copy of a text that the outbox holds, unless something newer is being written. */
    clearSent(target: Target): void {
      const key = targetKey(target);
      if (state.byKey[key] === undefined) storeOrRemove(storage, prefix + key, '');
    },
  };
}
