import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useWindowWidth } from './use-window-width.ts';

/** Whether the menu of a phone is open: it closes when the page or the window's width changes (specification, section 2). */
export function useDrawer() {
  const href = useLocation({ select: (location) => location.href });
  const width = useWindowWidth((px) => px);
  const here = `${width} ${href}`;
  const [openedAt, setOpenedAt] = useState<string>();
  return [openedAt === here, (open: boolean) => setOpenedAt(open ? here : undefined)] as const;
}
