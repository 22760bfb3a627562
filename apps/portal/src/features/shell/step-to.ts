import { loadPage } from '../../routes/page-code.ts';
import { pageOf } from '../../navigation/pages.ts';
import { menuLists } from '../../stores/menu.ts';
import { loginCookie, session } from '../../stores/session.ts';
import { tabs } from '../../stores/tabs.ts';
import { afterPaintIdle } from '../after-paint.ts';
import { isBehind, showKeepAlive, showCurrent } from './front-page.ts';
import { shownLayout } from './use-layout.ts';

/** What a step needs of the router. */
interface Way {
  readonly latestLocation: { readonly pathname: string };
  navigate(to: { href: string }): Promise<void>;
}

/** The step whose page shows already, and whose address does not. */
let pending: (() => void) | undefined;

/**
 * Goes to an address below the base, as somebody has pressed it. A page that stands behind the one in front, just as the
 * address has it, shows first; the address, the marks and everything else follow that picture (docs/decisions/0025).
 */
export function stepTo(router: Way, href: string): void {
  // Steps are taken in the order in which they were pressed.
  pending?.();
  const path = pathToShow(href);
  if (path === undefined) {
    preloadCode(href);
    return void router.navigate({ href });
  }
  showKeepAlive(path);
  const from = router.latestLocation.pathname;
  const callOff = afterPaintIdle(step);
  pending = step;
  function step() {
    callOff();
    pending = undefined;
    // Something else has led away meanwhile, as the browser's own "back"; a page that only writes its address loses no press.
    if (router.latestLocation.pathname !== from) return showCurrent();
    return void router.navigate({ href }).finally(() => pending ?? showCurrent());
  }
}

const pageAt = (href: string) => pageOf(href.replace(/[?#].*/, ''));

/** Fetches the code of a page before the router has found out that it needs it; a failure shows there. */
function preloadCode(href: string): void {
  const page = pageAt(href);
  if (page) loadPage(page).catch(() => {});
}

/** The page of an address, if it can show at once: nothing there is to be fetched, asked or drawn. */
function pathToShow(href: string): string | undefined {
  const page = pageAt(href);
  // In a browser tab that nobody sees no picture comes.
  if (!page || !isBehind(page.path) || document.hidden) return undefined;
  if (tabs.items.find(({ path }) => path === page.path)?.href !== href) return undefined;
  // What the guard will ask: a page that the person may not see does not show for an instant.
  const listed = page.hidden === true || page.affix === true || menuLists(page.path);
  if (!listed || session.status !== 'active' || loginCookie() === undefined) return undefined;
  // A header that scrolls along with one of the two pages changes how both are laid out.
  return shownLayout().fixedHeader ? page.path : undefined;
}
