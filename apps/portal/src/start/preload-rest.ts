import { preloadLazyComponents } from '@snap/portal-ui/hooks';
import { canFetchCode } from '../live/fetch-code.ts';
import { pages } from '../navigation/pages.ts';
import { loadPage } from '../routes/page-code.ts';

const userInputs = ['pointermove', 'pointerdown', 'keydown'];
/** A touch is a press already: what it opens is fetched first. */
const TOUCH_DELAY_MS = 1_000;

function fetchRest(): void {
  void Promise.allSettled(Object.values(pages).map((page) => loadPage(page)));
  if (canFetchCode()) void preloadLazyComponents();
}

/**
 * Preloads the code of all pages, menus and dialogs on the first input of the user: they then open at once, also offline. A
 * page that is only opened loads nothing more.
 * @returns How to cancel.
 */
export function preloadRest(): () => void {
  const called = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleInput = (event: Event) => {
    called.abort();
    if (event instanceof PointerEvent && event.pointerType === 'touch')
      timer = setTimeout(fetchRest, TOUCH_DELAY_MS);
    else fetchRest();
  };
  for (const sign of userInputs) {
    window.addEventListener(sign, handleInput, { passive: true, signal: called.signal });
  }
  return () => {
    called.abort();
    clearTimeout(timer);
  };
}
