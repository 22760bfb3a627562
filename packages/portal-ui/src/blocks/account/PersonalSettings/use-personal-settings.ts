import { useState } from 'react';
import { settingsChange } from './settings-change.ts';
import type { PersonalSettingName, PersonalSettingsOptions, PersonalSettingsView } from './types.ts';

/** Settings that are kept as they are changed, one by one, and the rule that ties two of them. */
export function usePersonalSettings({ settings, saving, onSettingsChange }: PersonalSettingsOptions) {
  /** Somebody tried to show the number while everything is hidden. */
  const [forced, setForced] = useState(false);
  const shown = settings && { ...settings, ...saving };
  return {
    /** What to show: what holds, and over it what is on its way. */
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
