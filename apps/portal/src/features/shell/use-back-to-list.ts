import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous entry is the list of the same page, which a phone shows as a screen of its own. */
    fromList?: boolean;
  }
}

/**
 * The step from a detail to its list on a phone: back in the history if the list is the previous entry, else to the list's
 * address.
 * @param path Path of the page.
 */
export function useBackToList(path: string): (toList: () => void) => void {
  const router = useRouter();
  return useCallback(
    (toList) => {
      const { pathname, state } = router.latestLocation;
      // A kept page may step back while another one is in front.
      if (state.fromList && pathname === path) router.history.back({ ignoreBlocker: true });
      else toList();
    },
    [router, path],
  );
}
