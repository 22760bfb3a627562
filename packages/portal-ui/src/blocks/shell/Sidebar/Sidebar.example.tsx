import '@snap/portal-ui/sidebar/styles.css';
import { Sidebar, type NavItem } from '@snap/portal-ui/sidebar';
import { sidebar } from '@snap/portal-ui/sidebar/labels/en';
import { House, MessagesSquare, Star } from 'lucide';

const items: NavItem[] = [
  { id: 'home', label: 'Home', glyph: House, href: '/' },
  {
    id: 'news',
    label: 'Messages',
    glyph: MessagesSquare,
    href: '/news',
    badge: { messages: 3, requests: 1 },
  },
  { id: 'favourites', label: 'Favourites', glyph: Star, href: '/favourites' },
];

export function MainMenu() {
  return (
    <Sidebar
      items={items}
      currentId="news"
      // With a router: its link takes these props.
      renderLink={({ children, ...link }) => <a {...link}>{children}</a>}
      labels={sidebar}
    />
  );
}
