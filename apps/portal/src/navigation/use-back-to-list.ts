import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous entry is the list of the same page: a screen of its own on a phone, or the page under a preview. */
    fromList?: boolean;
  }
}

/**
 * Leads from a detail or a preview to its list: back in the history if the list is the previous entry, else to the list's
 * address.
 * @param path Path of the page.
 */
export function useBackToList(path: string): (toList: () => void) => void {
  const router = useRouter();
  const leaving = useRef(false);
  return useCallback(
    (toList) => {
      const { pathname, state } = router.latestLocation;
      // A keep-alive page may go back while another page is in front.
      if (!state.fromList || pathname !== path) return toList();
      // The browser steps back later: a second Escape or click until then would leave the page.
      if (leaving.current) return;
      leaving.current = true;
      const unsubscribe = router.history.subscribe(() => {
        leaving.current = false;
        unsubscribe();
      });
      router.history.back({ ignoreBlocker: true });
    },
    [router, path],
  );
}
