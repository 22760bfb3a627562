import { fetchFirstUses } from '@snap/portal-ui';
import { loadHome } from '../../routes/home.ts';
import { loadMessages } from '../../routes/news.ts';
import { loadShell } from '../../routes/shell.ts';

let started = false;

/** Fetches the code of the shell and the home page, once; a failure shows when it is really needed. */
export function preloadHome(): void {
  if (started) return;
  started = true;
  void Promise.allSettled([loadShell(), loadHome(), import('../../directory-api.ts')]);
}

/** What tells that somebody is there. */
const signsOfLife = ['pointermove', 'pointerdown', 'touchstart', 'keydown'];

/**
 * Fetches, once somebody moves, the code of the pages, menus and dialogs that nobody has opened yet: they open at once,
 * and also when the network has gone; a page that only opens stays light. Answers how to call it off.
 */
export function preloadRest(): () => void {
  const called = new AbortController();
  const fetchRest = () => {
    called.abort();
    void Promise.allSettled([loadMessages(), fetchFirstUses()]);
  };
  for (const sign of signsOfLife) {
    window.addEventListener(sign, fetchRest, { passive: true, signal: called.signal });
  }
  return () => called.abort();
}
