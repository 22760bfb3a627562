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

/** The page has come to rest by then. Milliseconds. */
const restDelay = 3_000;

/**
 * Fetches, in an idle moment, the code of the pages, menus and dialogs that nobody has opened yet: they open at once,
 * and also when the network has gone. Answers how to call it off.
 */
export function preloadRest(): () => void {
  const timer = setTimeout(() => void Promise.allSettled([loadMessages(), fetchFirstUses()]), restDelay);
  return () => clearTimeout(timer);
}
