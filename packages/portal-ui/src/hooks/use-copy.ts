import { useEffect, useState } from 'react';

export type CopyStatus = 'idle' | 'copied' | 'failed';

/** How long the outcome of a copy shows, in milliseconds. */
const shown = 2_000;

/**
 * Copies text to the clipboard and says how it went, for two seconds. Without a secure context or a permission the
 * status becomes `failed`; nothing is thrown.
 */
export function useCopy(): { status: CopyStatus; copy: (text: string) => void } {
  const [outcome, setOutcome] = useState<{ status: CopyStatus }>({ status: 'idle' });
  useEffect(() => {
    if (outcome.status === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome({ status: 'idle' }), shown);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = (text: string) => {
    // `navigator.clipboard` is missing outside secure contexts, whatever its type says.
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
