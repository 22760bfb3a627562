import '@snap/portal-ui/layout-settings/styles.css';
import { LayoutSettings, type LayoutSettingsView } from '@snap/portal-ui/layout-settings';
import { layoutSettings } from '@snap/portal-ui/layout-settings/labels/en';
import { defaultAccent } from '@snap/portal-ui/theme';
import { useState } from 'react';

/** `LayoutSettingsDialog` is the same in a dialog. */
export function Appearance() {
  const [value, setValue] = useState<LayoutSettingsView>({
    accent: defaultAccent,
    scheme: 'system',
    navigation: 'auto',
    tagsView: true,
    fixedHeader: true,
    showLogo: true,
  });
  return <LayoutSettings value={value} onValueChange={setValue} labels={layoutSettings} />;
}
