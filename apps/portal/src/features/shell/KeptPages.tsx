import { CatchBoundary, useLocation, useMatches } from '@tanstack/react-router';
import { Activity, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadedPage } from '../../routes/page-code.ts';
import { tabs } from '../../stores/tabs.ts';
import { drawings, PagePlaceContext } from './kept-pages.ts';
import { PageFailure } from './PageFailure.tsx';

/**
 * The pages that have a tab and were opened: the current one in front, the others kept as they were, without effects. A
 * closed tab frees its page.
 */
export function KeptPages() {
  const current = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.page)?.staticData.page?.path,
  });
  const href = useLocation({ select: (location) => location.href });
  const { items } = useSnapshot(tabs);
  const drawn = useSnapshot(drawings);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const kept = opened.filter((path) => path === current || items.some((tab) => tab.path === path));
  if (current !== undefined && !kept.includes(current)) kept.push(current);
  if (kept.join() !== opened.join()) setOpened(kept);
  return kept.map((path) => {
    const Page = loadedPage(path);
    const inFront = path === current;
    const own = inFront ? href : (items.find((tab) => tab.path === path)?.href ?? path);
    return (
      Page && (
        <Activity key={`${path} ${drawn[path] ?? 0}`} mode={inFront ? 'visible' : 'hidden'}>
          <PagePlaceContext value={{ path, search: searchOf(own), current: inFront }}>
            <CatchBoundary getResetKey={() => own} errorComponent={PageFailure}>
              <Page />
            </CatchBoundary>
          </PagePlaceContext>
        </Activity>
      )
    );
  });
}

function searchOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href, location.origin).searchParams);
}
