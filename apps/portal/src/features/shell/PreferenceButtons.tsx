import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { FullScreenToggle, LanguageSelect, SizeSelect, ThemeSelect } from '@snap/portal-ui/preferences';
import { useSnapshot } from 'valtio';
import { reportError } from '../../errors/report.ts';
import { changeLanguage } from '../../i18n/activate.ts';
import { useLabels } from '../../i18n/labels.ts';
import { messaging } from '../../live/messaging.ts';
import { queryClient } from '../../queries/query-client.ts';
import { loadMenu } from '../../stores/menu.ts';
import { preferences, setSize, setTheme, type Size } from '../../stores/preferences.ts';
import { session } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { useFullScreen } from './use-full-screen.ts';

const languageChanged = msg`Language changed`;
const sizeChanged = msg`Switch Size Success`;

/** Full screen, size, language and theme. Without room, as on a phone, full screen and size are left out. */
export function PreferenceButtons({ roomy }: { roomy: boolean }) {
  const { i18n } = useLingui();
  const labels = useLabels();
  const router = useRouter();
  const { language, size, theme } = useSnapshot(preferences);
  const fullScreen = useFullScreen();

  async function chooseLanguage(next: typeof language) {
    try {
      await changeLanguage(next);
      // In the language just chosen, not in the one of this render.
      showToast('success', i18n._(languageChanged));
      // Texts of the server.
      void loadMenu(session.userId);
      void messaging.conversations.load();
      void queryClient.invalidateQueries();
    } catch (error) {
      reportError(error);
    }
  }

  /** Remounts the page in the size, at the same address (decision E9). */
  function chooseSize(next: Size) {
    setSize(next);
    showToast('success', i18n._(sizeChanged));
    void router.navigate({ href: `/redirect${router.state.location.href}`, replace: true });
  }

  return (
    <>
      {roomy && (
        <>
          <FullScreenToggle
            active={fullScreen.active}
            onActiveChange={(active) => void fullScreen.change(active)}
            labels={labels.fullScreenToggle}
          />
          <SizeSelect value={size} onValueChange={chooseSize} labels={labels.sizeSelect} />
        </>
      )}
      <LanguageSelect
        value={language}
        onValueChange={(next) => void chooseLanguage(next)}
        labels={labels.languageSelect}
      />
      <ThemeSelect value={theme} onValueChange={setTheme} labels={labels.themeSelect} />
    </>
  );
}
