import '@snap/portal-ui/top-menu/styles.css';
import { TopMenu } from '@snap/portal-ui/top-menu';
import { topMenu } from '@snap/portal-ui/top-menu/labels/en';
import { House, MessagesSquare, Star } from 'lucide';

const items = [
  { id: 'home', label: 'Home', glyph: House, href: '/' },
  { id: 'news', label: 'Messages', glyph: MessagesSquare, href: '/news' },
  { id: 'favourites', label: 'Favourites', glyph: Star, href: '/favourites' },
];

export function Areas() {
  return (
    <TopMenu
      items={items}
      currentId="news"
      renderLink={({ children, ...link }) => <a {...link}>{children}</a>}
      labels={topMenu}
    />
  );
}
