import { useLingui } from '@lingui/react';
import { useLocation } from '@tanstack/react-router';
import { Sidebar, type NavItem } from '@snap/portal-ui';
import { House, MessageSquareText } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { useLabels } from '../../i18n/labels.ts';
import { basePath } from '../../routes/guard.ts';
import { pages } from '../../routes/pages.ts';
import { conversations, unreadTotal } from '../../stores/conversations.ts';
import { friendRequests } from '../../stores/friend-requests.ts';
import { preferences } from '../../stores/preferences.ts';
import { renderLink } from './render-link.tsx';
import { useLayout } from './use-layout.ts';

/** The menu. Messaging carries what is unread: messages, and friend requests (decision A1). */
export function ShellSidebar({ mobile, onNavigate }: { mobile: boolean; onNavigate: () => void }) {
  const { _ } = useLingui();
  const labels = useLabels();
  const { title: product } = useSnapshot(configuration);
  const { sidebarOpen } = useSnapshot(preferences);
  const { byKey } = useSnapshot(conversations);
  const { unseen } = useSnapshot(friendRequests);
  const { showLogo } = useLayout();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { home, news } = pages;
  const items: NavItem[] = [
    { id: home.path, href: home.path, label: _(home.title), glyph: House },
    {
      id: news.path,
      href: news.path,
      label: _(news.title),
      glyph: MessageSquareText,
      badge: { messages: unreadTotal(byKey), requests: unseen.length },
    },
  ];
  return (
    <Sidebar
      items={items}
      currentId={pathname}
      logo={showLogo && <img src={`${basePath}favicon.svg`} alt={product} width={32} height={32} />}
      layout={mobile ? 'drawer' : sidebarOpen ? 'stacked' : 'collapsed'}
      labels={labels.sidebar}
      renderLink={renderLink}
      onNavigate={onNavigate}
    />
  );
}
