export { LayoutSettings } from './LayoutSettings.tsx';
export { LayoutSettingsDialog } from './LayoutSettingsDialog.tsx';
export type {
  LayoutSettingsDialogProps,
  LayoutSettingsLabels,
  LayoutSettingsProps,
  LayoutSettingsView,
  LayoutSwitch,
  NavigationMode,
} from './types.ts';
