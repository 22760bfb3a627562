import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import { AppShell } from '@snap/portal-ui/app-shell';
import { LanguageSelect, ThemeSelect } from '@snap/portal-ui/preferences';
import { Sidebar } from '@snap/portal-ui/sidebar';
import { TopBar } from '@snap/portal-ui/top-bar';
import { UserMenu } from '@snap/portal-ui/user-menu';
import { seesPeople } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import { useMutation } from '@tanstack/react-query';
import { Activity, KeyRound, LogOut, PanelLeft, ScrollText, UserRoundCog, Users } from 'lucide';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { browserSession } from '../api.ts';
import { changeLanguage, useCatalogue, useLabels } from '../i18n/activate.ts';
import { portalPath } from '../paths.ts';
import { preferences, setSidebarOpen, setTheme } from '../stores/preferences.ts';
import { session, usePermission } from '../stores/session.ts';
import { reportError } from '../stores/toasts.ts';
import { renderLink } from '../render-link.tsx';
import { useMobile } from '../hooks/use-mobile.ts';

/** The frame around the pages. */
export function Shell() {
  const { t } = useLingui();
  const labels = useLabels();
  const mobile = useMobile();
  const { sidebarOpen, language, theme } = useSnapshot(preferences);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const pathname = useLocation({ select: (location) => location.pathname });
  const mayPeople = usePermission(...seesPeople);
  const maySetProvider = usePermission('administration:identity:edit');
  const seesAudit = usePermission('administration:audit:view');
  const seesHealth = usePermission('administration:health:view');
  const editsMenu = usePermission('administration:menus:edit');
  const items = [
    ...(mayPeople
      ? [
          { id: '/', label: t`People`, glyph: Users, href: '/' },
          { id: '/roles', label: t`Roles`, glyph: UserRoundCog, href: '/roles' },
        ]
      : []),
    ...(editsMenu ? [{ id: '/menu', label: t`Menu`, glyph: PanelLeft, href: '/menu' }] : []),
    ...(maySetProvider ? [{ id: '/sign-in', label: t`Sign-in`, glyph: KeyRound, href: '/sign-in' }] : []),
    ...(seesAudit ? [{ id: '/audit', label: t`Audit log`, glyph: ScrollText, href: '/audit' }] : []),
    ...(seesHealth ? [{ id: '/health', label: t`Health`, glyph: Activity, href: '/health' }] : []),
    { id: 'portal', label: t`Portal`, glyph: LogOut, href: portalPath },
  ];
  return (
    <AppShell
      mobile={mobile}
      drawerOpen={drawerOpen}
      onDrawerOpenChange={setDrawerOpen}
      sidebar={
        <Sidebar
          items={items}
          currentId={pathname}
          layout={mobile ? 'drawer' : sidebarOpen ? 'stacked' : 'collapsed'}
          labels={labels.sidebar}
          renderLink={renderLink}
          onNavigate={() => setDrawerOpen(false)}
        />
      }
      topBar={
        <TopBar
          menu={mobile ? 'open' : sidebarOpen ? 'collapse' : 'expand'}
          onMenuToggle={() => (mobile ? setDrawerOpen(true) : setSidebarOpen(!sidebarOpen))}
          start={<strong className="truncate font-strong">{t`Administration`}</strong>}
          actions={
            <>
              <LanguageSelect
                value={language}
                onValueChange={(next) => void changeLanguage(next).catch(reportError)}
                labels={labels.languageSelect}
              />
              <ThemeSelect value={theme} onValueChange={setTheme} labels={labels.themeSelect} />
              <OwnMenu />
            </>
          }
          labels={labels.topBar}
        />
      }
      labels={labels.appShell}
    >
      <Outlet />
    </AppShell>
  );
}

/** Menu of the person who is signed in. */
function OwnMenu() {
  const labels = useLabels();
  const catalogue = useCatalogue();
  const { userId, userName, avatarUrl } = useSnapshot(session);
  const leaving = useMutation({
    mutationFn: () => browserSession.signOut(),
    onSuccess: () => location.assign(portalPath),
  });
  return (
    <UserMenu
      person={{ id: userId, name: userName, avatarUrl }}
      onProfile={() => location.assign(`${portalPath}user/profile`)}
      onLogOut={() => leaving.mutate()}
      pending={leaving.isPending}
      logOutError={leaving.error ? failureText(leaving.error, catalogue) : undefined}
      labels={labels.userMenu}
    />
  );
}
