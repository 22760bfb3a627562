import '@snap/portal-ui/styles.css';
import { AppShell } from '@snap/portal-ui/app-shell';
import { appShell, sidebar, topBar } from '@snap/portal-ui/app-shell/labels/en';
import { Sidebar } from '@snap/portal-ui/sidebar';
import { TopBar } from '@snap/portal-ui/top-bar';
import { House, Star } from 'lucide';
import { useState } from 'react';

const items = [
  { id: 'home', label: 'Home', glyph: House, href: '/' },
  { id: 'favourites', label: 'Favourites', glyph: Star, href: '/favourites' },
];

export function Application() {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <AppShell
      sidebar={
        <Sidebar
          items={items}
          currentId="home"
          layout={collapsed ? 'collapsed' : 'stacked'}
          labels={sidebar}
          renderLink={({ children, ...link }) => <a {...link}>{children}</a>}
        />
      }
      topBar={
        <TopBar
          menu={collapsed ? 'expand' : 'collapse'}
          onMenuToggle={() => setCollapsed(!collapsed)}
          labels={topBar}
        />
      }
      labels={appShell}
    >
      <h1>Home</h1>
    </AppShell>
  );
}
