import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { CatchBoundary, useLocation, useMatches } from '@tanstack/react-router';
import { Activity, createElement, memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadedPage } from '../../routes/page-code.ts';
import { pageOf } from '../../navigation/pages.ts';
import { tabs } from '../../stores/tabs.ts';
import { holdFrame } from './front-page.ts';
import { drawings, PagePlaceContext } from './page-place.ts';
import { PageFailure } from './PageFailure.tsx';

/**
 * The pages that have a tab and were opened: the current one in front, the others kept as they were, without effects. A
 * closed tab frees its page.
 */
export function KeepAlivePages() {
  const current = useMatches({
    select(matches) {
      const path = matches.findLast(({ staticData }) => staticData.page)?.staticData.page?.path;
      // While its code takes its time the router stands in for a page.
      return path !== undefined && loadedPage(path) ? path : undefined;
    },
  });
  const pathname = useLocation({ select: (location) => location.pathname });
  const href = useLocation({ select: (location) => location.href });
  const { items } = useSnapshot(tabs);
  const drawn = useSnapshot(drawings);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const kept = opened.filter((path) => path === current || items.some((tab) => tab.path === path));
  if (current !== undefined && !kept.includes(current)) kept.push(current);
  if (kept.join() !== opened.join()) setOpened(kept);
  // The address is ahead of the page while the code of the next one is on its way: it is not the old page's then.
  const ahead = pathname !== current && pageOf(pathname) !== undefined;
  return kept.map((path) => {
    const inFront = path === current;
    const own = inFront && !ahead ? href : (items.find((tab) => tab.path === path)?.href ?? path);
    return <KeepAlivePage key={`${path} ${drawn[path] ?? 0}`} path={path} href={own} inFront={inFront} />;
  });
}

interface KeepAlivePageProps {
  path: string;
  /** The page's own address. */
  href: string;
  inFront: boolean;
}

const scroller = 'h-full overflow-auto';
/** A page that grows past the edge stays where it is when a scrollbar comes beside it. */
const steady = `${scroller} [scrollbar-gutter:stable] in-data-[header=scrolls]:[scrollbar-gutter:auto]`;

/** Coming to the front and going behind draws nothing anew: only a page's own address does. */
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
          {/* A language that changes while the page is behind is told by no provider around it. */}
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
