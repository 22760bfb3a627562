export { PersonalSettings } from './PersonalSettings.tsx';
export { PersonalSettingsDialog } from './PersonalSettingsDialog.tsx';
export type {
  PersonalSettingName,
  PersonalSettingsDialogProps,
  PersonalSettingsLabels,
  PersonalSettingsOptions,
  PersonalSettingsProps,
  PersonalSettingsView,
} from './types.ts';
