import { useLingui } from '@lingui/react';
import { useUnread } from '@snap/portal-messaging/react';
import type { NavItem } from '@snap/portal-ui/sidebar';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useShownLanguage } from '../../i18n/labels.ts';
import { messaging } from '../../live/messaging.ts';
import { pageOf, pages } from '../../navigation/pages.ts';
import { menu, type MenuEntry } from '../../stores/menu.ts';
import { useUnseenRequests } from '../friends/unseen-requests.ts';
import { menuGlyph } from '../../icons/menu-glyphs.ts';

/** The portal's own pages, until the server has said what there is. */
const ownEntries: readonly (readonly [page: keyof typeof pages, icon: string])[] = [
  ['home', 'home'],
  ['application', 'app-window'],
  ['news', 'message-square'],
  ['addressBook', 'contact'],
  ['networkDisk', 'folder'],
  ['collection', 'star'],
];

/** Items of sidebar and top menu, memoized. Messaging has the unread badge (decision A1). */
export function useMenu(): NavItem[] {
  const { _ } = useLingui();
  const shown = useShownLanguage();
  const { entries, language } = useSnapshot(menu);
  const messages = useUnread(messaging);
  const requests = useUnseenRequests();

  return useMemo(() => {
    const badge = { messages, requests };
    const nameOf = ({ path, name }: Pick<MenuEntry, 'path' | 'name'>) => {
      const page = pageOf(path);
      // What the server named in another language than the one on screen keeps that name, unless the page is ours.
      return page && language !== shown ? _(page.title) : name;
    };
    const itemOf = ({ id, path, name, icon, children }: MenuEntry): NavItem => ({
      id: path || id,
      href: path === '' || (children.length > 0 && !pageOf(path)) ? undefined : path,
      label: nameOf({ path, name }),
      glyph: menuGlyph(icon),
      ...(path === pages.news.path && { badge }),
      ...(children.length > 0 && { children: children.map(itemOf) }),
    });
    const own = () =>
      ownEntries.map(([page, icon]): MenuEntry => {
        const { path, title } = pages[page];
        return { id: page, path, name: _(title), icon, children: [] };
      });
    return (entries ?? own()).map(itemOf);
  }, [_, shown, entries, language, messages, requests]);
}
