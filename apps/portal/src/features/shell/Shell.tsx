import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useUnread } from '@snap/portal-messaging/react';
import { AppShell } from '@snap/portal-ui/app-shell';
import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { withLabels } from '../../i18n/with-labels.ts';
import { messaging } from '../../live/messaging.ts';
import { startMessaging } from '../../live/start.ts';
import { pageOf } from '../../navigation/pages.ts';
import { queryClient, watchQueries } from '../../queries/query-client.ts';
import { forwarding } from '../../stores/forwarding.ts';
import { menu } from '../../stores/menu.ts';
import { personCard } from '../../stores/person-card.ts';
import { session } from '../../stores/session.ts';
import { documentTitle } from '../../stores/title.ts';
import { uploads } from '../../stores/uploads.ts';
import { UploadsPanel } from '../disk/uploads-panel.ts';
import { openRecentSearches } from '../directory/recent-searches.ts';
import { PanelDock } from '../messages/PanelDock.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Dialogs } from './Dialogs.tsx';
import { KeepAlivePages } from './KeepAlivePages.tsx';
import { NewVersion } from './NewVersion.tsx';
import { PageBar } from './PageBar.tsx';
import { ShellSidebar } from './ShellSidebar.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';
import { useDrawer } from './use-drawer.ts';
import { useLayout } from '../../stores/layout.ts';
import { useMenu } from './use-menu.ts';
import { useMobile } from '../../hooks/use-mobile.ts';
import { preloadRest } from '../../start/preload-rest.ts';
import { VisitedPages } from './VisitedPages.tsx';

const PersonCardContainer = withLabels('directory', () =>
  import('../directory/PersonCardContainer.tsx').then((module) => module.PersonCardContainer),
);

const ForwardContainer = withLabels('contacts', () =>
  import('../forwarding/ForwardContainer.tsx').then((module) => module.ForwardContainer),
);

/** The frame around the pages, and their query cache. */
export function Shell() {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  );
}

function Frame() {
  const labels = useLabels();
  const mobile = useMobile();
  const { fixedHeader, navigation } = useLayout();
  const docked = !mobile && navigation !== 'top';
  // What changes with every page is read where it is rendered, so that the frame does not render again.
  const headerScrolls = useLocation({
    select: ({ pathname }) => !fixedHeader && pageOf(pathname)?.scrolls === true,
  });
  const { userId, status } = useSnapshot(session);
  const { person } = useSnapshot(personCard, { sync: true });
  const { used } = useSnapshot(forwarding);
  const navigate = useNavigate();
  const router = useRouter();
  const { refusals } = useSnapshot(menu);
  const [drawerOpen, setDrawerOpen] = useDrawer();
  const items = useMenu();
  const { wanted: uploading } = useSnapshot(uploads);

  useEffect(() => {
    if (!userId) return undefined;
    openRecentSearches(userId);
    const applyStored = (event: StorageEvent) => messaging.drafts.texts.applyStored(event);
    window.addEventListener('storage', applyStored);
    return () => window.removeEventListener('storage', applyStored);
  }, [userId]);

  // Before the first paint: the stored draft would replace what was typed.
  useLayoutEffect(() => {
    if (userId) messaging.drafts.texts.open();
  }, [userId]);

  const unread = useUnread(messaging);
  useEffect(() => {
    documentTitle.unread = unread;
  }, [unread]);

  useEffect(preloadRest, []);
  useEffect(watchQueries, []);

  // The menu does not list a page that was allowed before the menu was loaded: the guard runs again.
  useEffect(() => {
    if (refusals > 0) void router.invalidate();
  }, [refusals, router]);

  useEffect(() => {
    if (status !== 'active') return;
    void startMessaging(userId, (target) => void navigate({ to: '/news/news', search: { ...target } }));
  }, [status, userId, navigate]);

  return (
    <AppShell
      mobile={mobile}
      docked={docked}
      drawerOpen={drawerOpen}
      onDrawerOpenChange={setDrawerOpen}
      mainId="page"
      headerScrolls={headerScrolls}
      sidebar={<ShellSidebar items={items} docked={docked} onNavigate={() => setDrawerOpen(false)} />}
      topBar={
        <ShellTopBar items={items} mobile={mobile} docked={docked} onDrawerOpen={() => setDrawerOpen(true)} />
      }
      bar={<PageBar items={items} />}
      aside={!mobile && <PanelDock />}
      labels={labels.appShell}
    >
      <div className="relative flex h-full flex-col" data-page-frame>
        <ConnectionBanner />
        <NewVersion />
        <div className="relative isolate min-h-0 flex-1 overflow-auto" data-page-frame>
          <KeepAlivePages />
          <Outlet />
        </div>
        {uploading && userId && <UploadsPanel />}
      </div>
      {userId && <VisitedPages userId={userId} />}
      <Dialogs />
      {used && <ForwardContainer />}
      {person && <PersonCardContainer person={person} />}
    </AppShell>
  );
}
