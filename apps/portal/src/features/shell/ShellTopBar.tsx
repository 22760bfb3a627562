import { useLocation } from '@tanstack/react-router';
import { TopBar, TopMenu, topMenuCount, type NavItem } from '@snap/portal-ui';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { preferences, setSidebarOpen } from '../../stores/preferences.ts';
import { HeaderSearch } from '../directory/HeaderSearch.tsx';
import { PanelToggle } from '../messages/PanelToggle.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { PreferenceButtons } from './PreferenceButtons.tsx';
import { renderLink } from './render-link.tsx';
import { useWindowWidth } from './use-window-width.ts';

interface ShellTopBarProps {
  items: readonly NavItem[];
  mobile: boolean;
  onDrawerOpen: () => void;
}

/** Below this width, in px, the areas stand in the drawer alone. */
const phone = 720;

/** Menu toggle, areas, search, and what a person sets for themself. */
export function ShellTopBar({ items, mobile, onDrawerOpen }: ShellTopBarProps) {
  const labels = useLabels();
  const { sidebarOpen } = useSnapshot(preferences);
  const count = useWindowWidth((width) => (width < phone ? 0 : topMenuCount(width)));
  return (
    <TopBar
      menu={mobile ? 'open' : sidebarOpen ? 'collapse' : 'expand'}
      onMenuToggle={() => (mobile ? onDrawerOpen() : setSidebarOpen(!sidebarOpen))}
      start={count > 0 && <Areas items={items} count={count} />}
      search={!mobile && <HeaderSearch mobile={false} />}
      actions={
        <>
          {mobile && <HeaderSearch mobile />}
          <PreferenceButtons roomy={count > 0} />
          <PanelToggle mobile={mobile} />
          <PersonMenu />
        </>
      }
      labels={labels.topBar}
    />
  );
}

/** Alone with the address: the rest of the bar is the same on every page. */
function Areas({ items, count }: { items: readonly NavItem[]; count: number }) {
  const labels = useLabels();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <TopMenu
      items={items}
      currentId={pathname}
      count={count}
      labels={labels.topMenu}
      renderLink={renderLink}
    />
  );
}
