import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useWindowWidth } from './use-window-width.ts';

/** Whether the menu of a phone is open: it closes when the page or the window's width changes (specification, section 2). */
export function useDrawer() {
  const router = useRouter();
  const [openedAt, setOpenedAt] = useState<{ href: string; width: number }>();
  const samePage = useLocation({ select: ({ href }) => href === openedAt?.href });
  const sameWidth = useWindowWidth((width) => width === openedAt?.width);
  function setOpen(open: boolean) {
    setOpenedAt(open ? { href: router.state.location.href, width: window.innerWidth } : undefined);
  }
  return [samePage && sameWidth, setOpen] as const;
}
