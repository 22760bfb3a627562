import { useLocation } from '@tanstack/react-router';
import { Sidebar, type NavItem } from '@snap/portal-ui/sidebar';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { useLabels } from '../../i18n/labels.ts';
import { preferences } from '../../stores/preferences.ts';
import { ProductMark } from '../../icons/ProductMark.tsx';
import { renderLink } from '../../navigation/render-link.tsx';
import { useLayout } from '../../stores/layout.ts';

interface ShellSidebarProps {
  items: readonly NavItem[];
  /** Beside the page, not in the drawer. */
  docked: boolean;
  onNavigate: () => void;
}

/** The menu at the side. */
export function ShellSidebar({ items, docked, onNavigate }: ShellSidebarProps) {
  const labels = useLabels();
  const { title: product } = useSnapshot(configuration);
  const { sidebarOpen } = useSnapshot(preferences);
  const { showLogo } = useLayout();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <Sidebar
      items={items}
      currentId={pathname}
      logo={showLogo && <ProductMark name={product} size={32} />}
      layout={!docked ? 'drawer' : sidebarOpen ? 'stacked' : 'collapsed'}
      labels={labels.sidebar}
      renderLink={renderLink}
      onNavigate={onNavigate}
    />
  );
}
