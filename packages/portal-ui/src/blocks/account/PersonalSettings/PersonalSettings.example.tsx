import '@snap/portal-ui/personal-settings/styles.css';
import { PersonalSettings, type PersonalSettingsView } from '@snap/portal-ui/personal-settings';
import { personalSettings } from '@snap/portal-ui/personal-settings/labels/en';
import { useState } from 'react';

/** `PersonalSettingsDialog` is the same in a dialog. */
export function MySettings() {
  const [settings, setSettings] = useState<PersonalSettingsView>({
    notifications: true,
    sound: true,
    vibration: false,
    sendKey: 'enter',
    hide: false,
    hideMobile: false,
    friendSwitch: true,
  });
  return (
    <PersonalSettings
      status="ready"
      settings={settings}
      onSettingsChange={(change) => setSettings({ ...settings, ...change })}
      onRetry={() => window.location.reload()}
      labels={personalSettings}
    />
  );
}
