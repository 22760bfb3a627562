import { preloadLazyComponents } from '@snap/portal-ui/hooks';
import { loadPage } from '../../routes/page-code.ts';
import { canFetchCode } from '../../live/fetch-code.ts';
import { pages } from '../../navigation/pages.ts';
import { loadShell } from '../../routes/shell.ts';

let started = false;

/** Fetches what the shell and the home page are drawn with, once; a failure shows when it is really needed. */
export function preloadHome(): void {
  if (started) return;
  started = true;
  void Promise.allSettled([loadShell(), loadPage(pages.home), import('../../shell-apis.ts')]);
}

/** What tells that somebody is there. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown'];
/** A finger presses where it comes down: what it asks for is fetched first. Milliseconds. */
const ownWay = 1_000;

function fetchRest(): void {
  void Promise.allSettled(Object.values(pages).map((page) => loadPage(page)));
  if (canFetchCode()) void preloadLazyComponents();
}

/**
 * Fetches, once somebody moves, the code of the pages, menus and dialogs that nobody has opened yet: they open at once,
 * and also when the network has gone; a page that only opens stays light. Answers how to call it off.
 */
export function preloadRest(): () => void {
  const called = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notice = (event: Event) => {
    called.abort();
    if (event instanceof PointerEvent && event.pointerType === 'touch') timer = setTimeout(fetchRest, ownWay);
    else fetchRest();
  };
  for (const sign of signsOfLife) {
    window.addEventListener(sign, notice, { passive: true, signal: called.signal });
  }
  return () => {
    called.abort();
    clearTimeout(timer);
  };
}
