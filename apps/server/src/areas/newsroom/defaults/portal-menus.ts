import type { Language, Menu } from '@snap/portal-api/contract';
import { portalPages } from './portal-pages.ts';

/** The menu of an organisation that has arranged none. */
export function portalMenus(language: Language): Menu[] {
  return Object.values(portalPages).map(({ id, path, icon, names }) => ({
    id,
    name: names[language],
    path,
    icon,
  }));
}
