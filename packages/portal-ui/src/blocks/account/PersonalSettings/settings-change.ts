import type { PersonalSettingsView } from './types.ts';

/**
 * The changes that a switch causes (specification, sections 4 and 5): hiding everything hides the mobile number, too,
 * and the number cannot be shown while everything is hidden.
 */
export function settingsChange(
  shown: PersonalSettingsView,
  wish: Partial<PersonalSettingsView>,
): Partial<PersonalSettingsView> | 'hide-mobile-forced' {
  if (wish.hideMobile === false && shown.hide) return 'hide-mobile-forced';
  return wish.hide && !shown.hideMobile ? { ...wish, hideMobile: true } : wish;
}
