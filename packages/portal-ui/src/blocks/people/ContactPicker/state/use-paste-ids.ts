import { useState } from 'react';
import type { Contact, ContactSource } from '../source/contact-source.ts';
import type { NotAdded } from '../types.ts';
import { parseIds } from './parse-ids.ts';
import { resolveIds } from '../source/resolve-ids.ts';
import { useRequest } from '../source/use-request.ts';
import type { MutationStatus } from '../../../shared/status.ts';

export interface PasteResult {
  added: number;
  /** Found, and not added: no room for them, or they cannot be chosen. */
  notAdded: readonly NotAdded[];
  unknownIds: readonly string[];
}

interface PastedIds {
  text: string;
  status: MutationStatus;
  result?: PasteResult;
}

/** Resolves pasted ids to contacts, batch by batch. Unknown ids stay in the text. */
export function usePasteIds(
  source: ContactSource,
  addAll: (contacts: readonly Contact[]) => Pick<PasteResult, 'added' | 'notAdded'>,
) {
  /** Undefined: the field is closed. */
  const [pasted, setPasted] = useState<PastedIds>();
  const requestRef = useRequest();

  async function add() {
    const text = pasted?.text ?? '';
    const ids = parseIds(text);
    if (ids.length === 0 || pasted?.status === 'pending' || !source.resolve) return;
    const { signal } = (requestRef.current = new AbortController());
    setPasted({ text, status: 'pending' });
    try {
      const idOf = source.idOf ?? String;
      const found = await resolveIds(source, ids.map(idOf), signal);
      if (signal.aborted) return;
      const known = new Set(found.map(({ id }) => id));
      const unknownIds = ids.filter((id) => !known.has(idOf(id)));
      const result = { ...addAll(found), unknownIds };
      setPasted({ text: unknownIds.join('\n'), status: 'idle', result });
    } catch {
      if (!signal.aborted) setPasted({ text, status: 'error' });
    }
  }

  return {
    text: pasted?.text,
    status: pasted?.status ?? 'idle',
    result: pasted?.result,
    setText: (text: string) => setPasted({ ...pasted, text, status: 'idle' }),
    open: (text = '') => setPasted({ text, status: 'idle' }),
    close: () => {
      requestRef.current?.abort();
      setPasted(undefined);
    },
    add: () => void add(),
  };
}
