import '@snap/portal-ui/tabs-bar/styles.css';
import { TabsBar, type PageTab } from '@snap/portal-ui/tabs-bar';
import { tabsBar } from '@snap/portal-ui/tabs-bar/labels/en';
import { useState } from 'react';

const initialTabs: PageTab[] = [
  { id: 'home', title: 'Home', affix: true },
  { id: 'news', title: 'Messages' },
  { id: 'disk', title: 'Network disk', dirty: true },
];

export function OpenPages() {
  const [tabs, setTabs] = useState(initialTabs);
  const [currentId, setCurrentId] = useState('news');
  function keep(kept: (tab: PageTab) => boolean) {
    const next = tabs.filter((tab) => tab.affix || kept(tab));
    setTabs(next);
    if (!next.some(({ id }) => id === currentId)) setCurrentId('home');
  }
  return (
    <>
      <TabsBar
        tabs={tabs}
        currentId={currentId}
        onSelect={setCurrentId}
        onClose={(closed) => keep(({ id }) => id !== closed)}
        onCloseOthers={(only) => keep(({ id }) => id === only)}
        onCloseAll={() => keep(() => false)}
        onRefresh={() => window.location.reload()}
        panelId="page"
        labels={tabsBar}
      />
      <main id="page">{tabs.find(({ id }) => id === currentId)?.title}</main>
    </>
  );
}
