import { useLocation } from '@tanstack/react-router';
import type { NavItem } from '@snap/portal-ui/sidebar';
import { TopBar } from '@snap/portal-ui/top-bar';
import { TopMenu, topMenuCount } from '@snap/portal-ui/top-menu';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { preferences, setSidebarOpen } from '../../stores/preferences.ts';
import { HeaderSearch } from '../directory/HeaderSearch.tsx';
import { PanelToggle } from '../messages/PanelToggle.tsx';
import { ProductMark } from '../../icons/ProductMark.tsx';
import { useLayout } from '../../stores/layout.ts';
import { configuration } from '../../configuration.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { PreferenceButtons } from './PreferenceButtons.tsx';
import { renderLink } from '../../navigation/render-link.tsx';
import { useWindowWidth } from './use-window-width.ts';

interface ShellTopBarProps {
  items: readonly NavItem[];
  mobile: boolean;
  /** The sidebar is docked beside the page. */
  docked: boolean;
  onDrawerOpen: () => void;
}

/** Below this width, in px, the areas are in the drawer only. */
const phone = 720;

/** Menu toggle, areas, search, and what a person sets for themself. */
export function ShellTopBar({ items, mobile, docked, onDrawerOpen }: ShellTopBarProps) {
  const labels = useLabels();
  const { sidebarOpen } = useSnapshot(preferences);
  const { navigation, showLogo } = useLayout();
  const { title: product } = useSnapshot(configuration);
  const roomy = useWindowWidth((width) => width >= phone);
  const places = useWindowWidth(topMenuCount);
  // An open sidebar already shows this: the search gets the room (decision E18).
  const count = roomy && (navigation !== 'auto' || !docked || !sidebarOpen) ? places : 0;
  const marked = !mobile && !docked && showLogo;
  return (
    <TopBar
      menu={!docked ? 'open' : sidebarOpen ? 'collapse' : 'expand'}
      onMenuToggle={() => (docked ? setSidebarOpen(!sidebarOpen) : onDrawerOpen())}
      start={
        (marked || count > 0) && (
          <>
            {marked && <ProductMark name={product} size={28} className="shrink-0" />}
            {count > 0 && <Areas items={items} count={count} />}
          </>
        )
      }
      search={!mobile && <HeaderSearch mobile={false} />}
      actions={
        <>
          {mobile && <HeaderSearch mobile />}
          <PreferenceButtons roomy={roomy} />
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
