import { pageOf } from '../navigation/pages.ts';
import { menuLists } from '../stores/menu.ts';
import { loginCookie, session } from '../stores/session.ts';
import { tabs } from '../stores/tabs.ts';
import { afterPaintIdle } from './after-paint.ts';
import { isBehind, showKeepAlive, showCurrent } from './page-frames.ts';
import { shownLayout } from '../stores/layout.ts';

/** The part of the router that is needed. */
interface RouterPart {
  readonly latestLocation: { readonly pathname: string };
  navigate(to: { href: string }): Promise<void>;
}

/** The navigation whose page is shown already, and whose address is not. */
let pending: (() => void) | undefined;

/**
 * Navigates to an address below the base on a press. A keep-alive page at exactly this address is painted first; the address and
 * everything else follow after the paint (docs/decisions/0025).
 */
export function navigateTo(router: RouterPart, href: string): void {
  // Navigations keep their order.
  pending?.();
  const path = pathToShow(href);
  if (path === undefined) return void router.navigate({ href });
  showKeepAlive(path);
  const from = router.latestLocation.pathname;
  const cancel = afterPaintIdle(proceed);
  pending = proceed;
  function proceed() {
    cancel();
    pending = undefined;
    // Another navigation came first, such as Back of the browser. A page that only changes its search loses no press.
    if (router.latestLocation.pathname !== from) return showCurrent();
    return void router.navigate({ href }).finally(() => pending ?? showCurrent());
  }
}

/** The path of an address whose page can be shown at once: nothing has to be fetched, checked or rendered. */
function pathToShow(href: string): string | undefined {
  const page = pageOf(href.replace(/[?#].*/, ''));
  // A hidden browser tab has no paint.
  if (!page || !isBehind(page.path) || document.hidden) return undefined;
  if (tabs.items.find(({ path }) => path === page.path)?.href !== href) return undefined;
  // As the guard: a page that the user may not see must not flash.
  const listed = page.hidden === true || page.affix === true || menuLists(page.path);
  if (!listed || session.status !== 'active' || loginCookie() === undefined) return undefined;
  // A header that scrolls with one of the pages changes the layout of both.
  return shownLayout().fixedHeader ? page.path : undefined;
}
