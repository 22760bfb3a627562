import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { LanguageSelect, ThemeSelect, TopBar, UserMenu } from '@snap/portal-ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { reportError } from '../../errors/report.ts';
import { changeLanguage } from '../../i18n/activate.ts';
import { useLabels } from '../../i18n/labels.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { friendRequests } from '../../stores/friend-requests.ts';
import { openPasswordDialog } from '../../stores/password.ts';
import { preferences, setSidebarOpen, setTheme } from '../../stores/preferences.ts';
import { session } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { reloadPage, signOut } from '../account/session-actions.ts';
import { HeaderSearch } from '../directory/HeaderSearch.tsx';
import { PanelToggle } from '../messages/PanelToggle.tsx';

const languageChanged = msg`Language changed`;

/** Menu toggle, search, and what a person sets for themself. */
export function ShellTopBar({ mobile, onDrawerOpen }: { mobile: boolean; onDrawerOpen: () => void }) {
  const { i18n } = useLingui();
  const labels = useLabels();
  const { language, theme, sidebarOpen } = useSnapshot(preferences);
  const { userId, userName } = useSnapshot(session);
  const { layoutSettings } = useSnapshot(configuration);
  const { unseen } = useSnapshot(friendRequests);
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOut();
      reloadPage();
    } catch (error) {
      setLeaving(false);
      reportError(error);
    }
  }

  async function choose(next: typeof language) {
    try {
      await changeLanguage(next);
      // The words of the language just chosen, not of the one this was drawn in.
      showToast('success', i18n._(languageChanged));
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <TopBar
      menu={mobile ? 'open' : sidebarOpen ? 'collapse' : 'expand'}
      onMenuToggle={() => (mobile ? onDrawerOpen() : setSidebarOpen(!sidebarOpen))}
      search={!mobile && <HeaderSearch mobile={false} />}
      actions={
        <>
          {mobile && <HeaderSearch mobile />}
          <LanguageSelect
            value={language}
            onValueChange={(next) => void choose(next)}
            labels={labels.languageSelect}
          />
          <ThemeSelect value={theme} onValueChange={setTheme} labels={labels.themeSelect} />
          <PanelToggle mobile={mobile} />
          <UserMenu
            person={{ id: userId, name: userName }}
            onStartGroupChat={() => openDialog('group')}
            onFriendRequests={() => openDialog('requests')}
            unreadRequests={unseen.length}
            onSettings={() => openDialog('settings')}
            onLayoutSettings={layoutSettings ? () => openDialog('layout') : undefined}
            onChangePassword={openPasswordDialog}
            onLogOut={() => void leave()}
            pending={leaving}
            labels={labels.userMenu}
          />
        </>
      }
      labels={labels.topBar}
    />
  );
}
