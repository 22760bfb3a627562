import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageOf, pages } from '../../navigation/pages.ts';
import { openTabs, visit } from '../../stores/tabs.ts';

/** Restores the user's tabs, and opens a tab for each visited page. Renders nothing. */
export function VisitedPages({ userId }: { userId: string }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => {
    const { path, affix } = pages.home;
    openTabs(userId, [{ path, href: path, affix }], (known) => pageOf(known) !== undefined);
  }, [userId]);
  useEffect(() => {
    const page = pageOf(pathname);
    if (page) visit({ path: page.path, href, affix: page.affix ?? false });
  }, [pathname, href]);
  return null;
}
