import { useSnapshot } from 'valtio';
import { configuration } from '../configuration.ts';
import { plainLayout, preferences, type Layout } from './preferences.ts';

/** What the shell shows, as its user has chosen, where the installation leaves it to them (specification, section 6). */
export function useLayout(): Layout {
  const { layoutSettings } = useSnapshot(configuration);
  const { layout } = useSnapshot(preferences);
  return layoutSettings ? layout : plainLayout;
}

/** The same, once. */
export function shownLayout(): Layout {
  return configuration.layoutSettings ? preferences.layout : plainLayout;
}
