import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { CatchBoundary, useLocation, useMatches } from '@tanstack/react-router';
import { Activity, createElement, memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadedPage } from '../../routes/page-code.ts';
import { pageOf } from '../../navigation/pages.ts';
import { tabs } from '../../stores/tabs.ts';
import { holdFrame } from '../../start/page-frames.ts';
import { pageVersions, PagePlaceContext } from '../../navigation/page-place.ts';
import { PageFailure } from './PageFailure.tsx';

/**
 * The pages that have a tab and were opened. The current one is in front; the others are kept alive without effects. Closing a
 * tab unmounts its page.
 */
export function KeepAlivePages() {
  const current = useMatches({
    select(matches) {
      const path = matches.findLast(({ staticData }) => staticData.page)?.staticData.page?.path;
      // While its code loads, the router renders a skeleton.
      return path !== undefined && loadedPage(path) ? path : undefined;
    },
  });
  const pathname = useLocation({ select: (location) => location.pathname });
  const href = useLocation({ select: (location) => location.href });
  const { items } = useSnapshot(tabs);
  const versions = useSnapshot(pageVersions);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const mounted = opened.filter((path) => path === current || items.some((tab) => tab.path === path));
  if (current !== undefined && !mounted.includes(current)) mounted.push(current);
  if (mounted.join() !== opened.join()) setOpened(mounted);
  // While the code of the next page loads, the address is that of the next page already.
  const loadingNext = pathname !== current && pageOf(pathname) !== undefined;
  return mounted.map((path) => {
    const inFront = path === current;
    const own = inFront && !loadingNext ? href : (items.find((tab) => tab.path === path)?.href ?? path);
    return <KeepAlivePage key={`${path} ${versions[path] ?? 0}`} path={path} href={own} inFront={inFront} />;
  });
}

interface KeepAlivePageProps {
  path: string;
  /** The page's own address. */
  href: string;
  inFront: boolean;
}

const scroller = 'h-full overflow-auto';
/** Reserves the room of the scrollbar, so that a growing page does not shift. */
const steady = `${scroller} [scrollbar-gutter:stable] in-data-[header=scrolls]:[scrollbar-gutter:auto]`;

/** Renders again only when its own address changes, not when it moves to the front or behind. */
const KeepAlivePage = memo(function KeepAlivePage({ path, href, inFront }: KeepAlivePageProps) {
  const page = useMemo(() => {
    const Page = loadedPage(path);
    return Page && createElement(Page);
  }, [path]);
  const place = useMemo(() => ({ path, search: searchOf(href) }), [path, href]);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (frame.current ? holdFrame(path, frame.current, inFront) : undefined),
    [path, inFront],
  );
  return (
    <div ref={frame} data-page-frame={inFront ? 'front' : 'behind'}>
      <Activity mode={inFront ? 'visible' : 'hidden'}>
        <div className={pageOf(path)?.scrolls ? steady : scroller} data-page-frame>
          {/* A hidden page gets no update from the provider around it when the language changes. */}
          <I18nProvider i18n={i18n}>
            <PagePlaceContext value={place}>
              <CatchBoundary getResetKey={() => href} errorComponent={PageFailure}>
                {page}
              </CatchBoundary>
            </PagePlaceContext>
          </I18nProvider>
        </div>
      </Activity>
    </div>
  );
});

function searchOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href, location.origin).searchParams);
}
