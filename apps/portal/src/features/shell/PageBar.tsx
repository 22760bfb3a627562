import { useLingui } from '@lingui/react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Breadcrumb } from '@snap/portal-ui/breadcrumb';
import type { NavItem } from '@snap/portal-ui/sidebar';
import { TabsBar } from '@snap/portal-ui/tabs-bar';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { pageOf } from '../../navigation/pages.ts';
import {
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  closeTabsAfter,
  closeTabsBefore,
  reorderTabs,
  tabs,
} from '../../stores/tabs.ts';
import { renderLink } from '../../navigation/render-link.tsx';
import { navigateTo } from '../../start/navigate-to.ts';
import { useLayout } from '../../stores/layout.ts';
import { useTrail } from './use-trail.ts';

/** Where one is, and the pages that are open. */
export function PageBar({ items: menu }: { items: readonly NavItem[] }) {
  const { _ } = useLingui();
  const labels = useLabels();
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { items } = useSnapshot(tabs);
  const { tagsView } = useLayout();
  const trail = useTrail(menu, pathname);

  const go = (to: string) => void router.navigate({ href: to });
  const hrefOf = (path: string) => items.find((tab) => tab.path === path)?.href ?? path;

  /** The clicked tab becomes the open one first (decision E7). */
  function closeBeside(path: string, closeThem: (path: string) => void) {
    if (path !== pathname) go(hrefOf(path));
    closeThem(path);
  }

  const shown = items.flatMap((tab) => {
    const known = pageOf(tab.path);
    return known ? [{ id: tab.path, title: _(known.title), affix: tab.affix }] : [];
  });
  return (
    <>
      <Breadcrumb items={trail} labels={labels.breadcrumb} renderLink={renderLink} />
      {tagsView && (
        <TabsBar
          tabs={shown}
          currentId={pathname}
          panelId="page"
          onSelect={(path) => navigateTo(router, hrefOf(path))}
          onClose={(path) => {
            const next = closeTab(path, pathname);
            if (next) go(next);
          }}
          onRefresh={(path) => go(`/redirect${hrefOf(path)}`)}
          onCloseOthers={(path) => closeBeside(path, closeOtherTabs)}
          onCloseBefore={(path) => closeBeside(path, closeTabsBefore)}
          onCloseAfter={(path) => closeBeside(path, closeTabsAfter)}
          onReorder={reorderTabs}
          onCloseAll={() => go(closeAllTabs())}
          labels={labels.tabsBar}
        />
      )}
    </>
  );
}
