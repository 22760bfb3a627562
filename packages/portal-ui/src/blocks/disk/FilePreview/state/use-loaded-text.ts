import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadText, PreviewView } from '../types.ts';

type LoadedText = { status: 'loading' } | { status: 'error' } | { status: 'ready'; text: string };

const loading: LoadedText = { status: 'loading' };

/** Loads the content of one text while it is shown, and aborts on unmount. The component is keyed by the file. */
export function useLoadedText(file: PreviewView, loadText: LoadText) {
  const [state, setState] = useState<LoadedText>(loading);
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent((_attempt: number, signal: AbortSignal) => loadText(file, signal));
  useEffect(() => {
    const abort = new AbortController();
    load(attempt, abort.signal).then(
      (text) => !abort.signal.aborted && setState({ status: 'ready', text }),
      () => !abort.signal.aborted && setState({ status: 'error' }),
    );
    return () => abort.abort();
  }, [attempt]);
  return {
    state,
    retry: () => {
      setState(loading);
      setAttempt(attempt + 1);
    },
  };
}
