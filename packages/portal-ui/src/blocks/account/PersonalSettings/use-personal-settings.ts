import { useState } from 'react';
import { settingsChange } from './settings-change.ts';
import type { PersonalSettingName, PersonalSettingsOptions, PersonalSettingsView } from './types.ts';

/** Settings that are saved one by one, and the rule that links two of them. */
export function usePersonalSettings({ settings, saving, onSettingsChange }: PersonalSettingsOptions) {
  /** The user tried to show the number while everything is hidden. */
  const [forced, setForced] = useState(false);
  const shown = settings && { ...settings, ...saving };
  return {
    /** The confirmed settings with pending changes applied. */
    shown,
    forced,
    isSaving: (name: PersonalSettingName) => saving !== undefined && name in saving,
    change: <Name extends PersonalSettingName>(name: Name, value: PersonalSettingsView[Name]) => {
      if (!shown) return;
      const change = settingsChange(shown, { [name]: value });
      setForced(change === 'hide-mobile-forced');
      if (change !== 'hide-mobile-forced') onSettingsChange(change);
    },
  };
}
