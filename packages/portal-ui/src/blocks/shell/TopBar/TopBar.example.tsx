import '@snap/portal-ui/top-bar/styles.css';
import { TopBar } from '@snap/portal-ui/top-bar';
import { topBar } from '@snap/portal-ui/top-bar/labels/en';
import { useState } from 'react';

export function Header() {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <TopBar
      menu={collapsed ? 'expand' : 'collapse'}
      onMenuToggle={() => setCollapsed(!collapsed)}
      start={<strong>Newsroom</strong>}
      labels={topBar}
    />
  );
}
