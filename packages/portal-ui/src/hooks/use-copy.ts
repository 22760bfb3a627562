import { useEffect, useState } from 'react';

export type CopyStatus = 'idle' | 'copied' | 'failed';

/** How long the result of a copy shows, in milliseconds. */
const shown = 2_000;

/**
 * Copies text to the clipboard and returns the result for two seconds. Never throws: without a secure context or
 * permission the status is `failed`.
 */
export function useCopy(): { status: CopyStatus; copy: (text: string) => void } {
  const [outcome, setOutcome] = useState<{ status: CopyStatus }>({ status: 'idle' });
  useEffect(() => {
    if (outcome.status === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome({ status: 'idle' }), shown);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = (text: string) => {
    // `navigator.clipboard` is undefined outside secure contexts, contrary to its type.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) {
      setOutcome({ status: 'failed' });
      return;
    }
    clipboard.writeText(text).then(
      () => setOutcome({ status: 'copied' }),
      () => setOutcome({ status: 'failed' }),
    );
  };
  return { status: outcome.status, copy };
}
