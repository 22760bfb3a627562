'use no memo'; // See PickerBody.tsx.

import { useState } from 'react';
import type { Contact, ContactSource } from './contact-source.ts';
import { parseIds } from './parse-ids.ts';
import { useRequest } from './use-request.ts';

export interface PasteResult {
  added: number;
  /** Found, and not added: no room for them, or they cannot be chosen. */
  notAdded: number;
  unknownIds: readonly string[];
}

const defaultBatch = 100;

/** Turns pasted ids into contacts, batch by batch. Ids that nobody has stay in the text. */
export function usePasteIds(
  source: ContactSource,
  addAll: (contacts: readonly Contact[]) => { added: number; notAdded: number },
) {
  /** Undefined: the field is closed. */
  const [text, setText] = useState<string>();
  const [status, setStatus] = useState<'idle' | 'pending' | 'error'>('idle');
  const [result, setResult] = useState<PasteResult>();
  const requestRef = useRequest();

  async function add() {
    const ids = parseIds(text ?? '');
    if (ids.length === 0 || status === 'pending' || !source.resolve) return;
    const controller = new AbortController();
    requestRef.current = controller;
    setStatus('pending');
    setResult(undefined);
    try {
      const idOf = source.idOf ?? String;
      const found = await resolveAll(source, ids.map(idOf), controller.signal);
      if (controller.signal.aborted) return;
      const known = new Set(found.map(({ id }) => id));
      const unknownIds = ids.filter((id) => !known.has(idOf(id)));
      setResult({ ...addAll(found), unknownIds });
      setText(unknownIds.join('\n'));
      setStatus('idle');
    } catch {
      if (!controller.signal.aborted) setStatus('error');
    }
  }

  return {
    text,
    status,
    result,
    setText: (next: string) => {
      setText(next);
      setStatus('idle');
    },
    open: (pasted = '') => {
      setText(pasted);
      setResult(undefined);
      setStatus('idle');
    },
    close: () => {
      requestRef.current?.abort();
      setText(undefined);
    },
    add: () => void add(),
  };
}

/** One batch after the other: a long list must not become hundreds of calls at once. */
async function resolveAll(
  source: ContactSource,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly Contact[]> {
  const size = source.resolveBatch ?? defaultBatch;
  const found: Contact[] = [];
  for (let from = 0; from < ids.length; from += size) {
    // oxlint-disable-next-line no-await-in-loop -- see above
    found.push(...((await source.resolve?.(ids.slice(from, from + size), signal)) ?? []));
    signal.throwIfAborted();
  }
  return found;
}
