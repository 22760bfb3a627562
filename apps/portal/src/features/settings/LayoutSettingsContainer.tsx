import { LayoutSettingsDialog } from '@snap/portal-ui/layout-settings';
import { defaultAccent } from '@snap/portal-ui/theme';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { closeDialog } from '../../stores/dialogs.ts';
import { preferences, setLayout, setTheme } from '../../stores/preferences.ts';
import { useMobile } from '../../hooks/use-mobile.ts';

/** A phone has no bar of visited pages. */
const onPhones = ['fixedHeader', 'showLogo'] as const;

/** Layout of the portal on this device. Changes apply at once and are persisted. */
export function LayoutSettingsContainer() {
  const { layoutSettings: labels } = useLazyLabels('settings');
  const { themeColor } = useSnapshot(configuration);
  const { theme, layout } = useSnapshot(preferences);
  const mobile = useMobile();
  const { accent, navigation, tagsView, fixedHeader, showLogo } = layout;
  return (
    <LayoutSettingsDialog
      open
      onOpenChange={(open) => !open && closeDialog()}
      value={{
        accent: accent || themeColor || defaultAccent,
        scheme: theme,
        navigation,
        tagsView,
        fixedHeader,
        showLogo,
      }}
      onValueChange={({ scheme, ...chosen }) => {
        if (scheme !== theme) setTheme(scheme);
        setLayout(chosen);
      }}
      navigationHidden={mobile}
      switches={mobile ? onPhones : undefined}
      labels={labels}
    />
  );
}
