import type { PersonalSettingsView } from './types.ts';

/**
 * What a wish changes (specification, sections 4 and 5): hiding everything hides the mobile number too, and the number cannot be
 * shown as long as everything is hidden.
 */
export function settingsChange(
  shown: PersonalSettingsView,
  wish: Partial<PersonalSettingsView>,
): Partial<PersonalSettingsView> | 'hide-mobile-forced' {
  if (wish.hideMobile === false && shown.hide) return 'hide-mobile-forced';
  return wish.hide && !shown.hideMobile ? { ...wish, hideMobile: true } : wish;
}
