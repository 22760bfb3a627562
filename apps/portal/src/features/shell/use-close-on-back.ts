import { useRouter, type RouterHistory } from '@tanstack/react-router';
import type { RegisterOverlay } from '@snap/portal-ui/hooks';
import { useEffect, useMemo } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The second of two entries of the page that the browser opened first. */
    doubled?: boolean;
  }
}

/** Where Back is a gesture. */
const phone = matchMedia('(width < 600px), (pointer: coarse)');

/**
 * Back closes the topmost overlay instead of leaving the page. Overlays have no history entries, so closing one has none to
 * remove; the exception is the preview of the disk, which has an address and goes back to close.
 */
export function useCloseOnBack(): RegisterOverlay {
  const { history } = useRouter();
  useEffect(() => {
    let { state } = history.location;
    return history.subscribe(({ location, action }) => {
      const leaves = action.type === 'BACK' && state.doubled && !location.state.doubled;
      state = location.state;
      // Both entries are one page to the user.
      if (leaves) history.back();
    });
  }, [history]);
  return useMemo(() => createRegister(history), [history]);
}

function createRegister(history: RouterHistory): RegisterOverlay {
  const overlays: { close: () => void }[] = [];
  let unblock: (() => void) | undefined;
  return (close) => {
    const overlay = { close };
    overlays.push(overlay);
    // Going back from the first entry of a window raises no event: it gets a second entry. Not where there is a button for
    // Forward, which a new entry takes away.
    if (phone.matches && !history.canGoBack()) history.push(history.location.href, { doubled: true });
    unblock ??= history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        const top = overlays.at(-1);
        if (action !== 'BACK' || !top) return false;
        // After the router has undone the back: closing may change the address, which must not replace the previous entry.
        window.addEventListener('popstate', () => overlays.includes(top) && top.close(), { once: true });
        return true;
      },
    });
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1);
      if (overlays.length > 0) return;
      unblock?.();
      unblock = undefined;
    };
  };
}
