import type { Language } from '@snap/portal-api/contract';
import { names } from '../../http/texts/names.ts';
import { portalPages } from '../newsroom/index.ts';

const base = '/snap-portal';
const heading = names('门户', 'Portal', 'Portal', 'ポータル');
const { messages, contacts, disk, favourites } = portalPages;

/** The portal's own pages as applications, by application id, so that everyone can put them among their own. */
const apps = { messages, contacts, disk, favourites };

/** Stored in Chinese; `appInLanguage` shows the reader's language. */
export const defaultApps = Object.entries(apps).map(
  ([
    appId,
    {
      icon,
      path,
      names: { zh: name },
    },
  ]) => ({
    appId,
    icon,
    redirectUri: base + path,
    name,
    group: heading.zh,
  }),
);

/** A name that the organisation has not changed is shown in the reader's language; any other stays as it is. */
export function appInLanguage(appId: string, name: string, language: Language): string {
  const known = Object.entries(apps).find(([id]) => id === appId)?.[1].names;
  return known?.zh === name ? known[language] : name;
}

/** The same for the heading of a group. */
export function headingInLanguage(name: string, language: Language): string {
  return name === heading.zh ? heading[language] : name;
}
