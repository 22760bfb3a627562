import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageOf } from '../../routes/pages.ts';
import { visit } from '../../stores/tabs.ts';

/** Gives each page that is opened its tab. */
export function useVisitedPages(): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => {
    const page = pageOf(pathname);
    if (page) visit({ path: page.path, href, affix: page.affix ?? false });
  }, [pathname, href]);
}
