import type { ReactElement } from 'react';
import * as ui from '../library.ts';
import { en } from '../../labels/en.ts';
import { appGroups } from '../fixtures/apps.ts';
import { hotspots, ranks, stories } from '../fixtures/board.tsx';
import { people, timeSettings } from '../fixtures/people-and-messages.ts';
import { storyLink } from '../story-link.tsx';
import { ignore } from './ignore.ts';
import type { Row } from './types.ts';

const apps = appGroups.flatMap((group) => group.apps);
const [app] = apps;
if (app === undefined) throw new Error('There are no applications.');

/** A picture that needs no network. */
const onePixel = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/** Opens on a right click only. */
const rightClick = (area: HTMLElement | null) => {
  area?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
};
const inContextMenu = (content: ReactElement) => (
  <ui.ContextMenu>
    <ui.ContextMenuTrigger>
      <span ref={rightClick}>Right-click</span>
    </ui.ContextMenuTrigger>
    {content}
  </ui.ContextMenu>
);
const inContextMenuContent = (content: ReactElement) =>
  inContextMenu(<ui.ContextMenuContent>{content}</ui.ContextMenuContent>);

/** The cards of the board, and the context menu. */
export const cards = {
  AppIcon: (root) => <ui.AppIcon app={app} {...root} />,
  BoardCard: (root) => <ui.BoardCard status="empty" onRetry={ignore} labels={en.boardCard} {...root} />,
  CardApps: (root) => <ui.CardApps apps={apps} renderLink={storyLink} {...root} />,
  CardContacts: (root) => (
    <ui.CardContacts
      people={[{ ...people.lina, href: '#' }]}
      renderLink={storyLink}
      labels={en.boardCard}
      {...root}
    />
  ),
  CardLinks: (root) => (
    <ui.CardLinks links={[{ id: 'l1', name: 'Style guide', href: '#' }]} renderLink={storyLink} {...root} />
  ),
  CardNews: (root) => (
    <ui.CardNews
      items={hotspots}
      time={timeSettings}
      renderLink={storyLink}
      labels={en.boardCard}
      {...root}
    />
  ),
  CardAnnouncement: (root) => <ui.CardAnnouncement text="Closed on Monday" time={timeSettings} {...root} />,
  CardRanking: (root) => <ui.CardRanking ranks={ranks} labels={en.boardCard} {...root} />,
  CardStories: (root) => (
    <ui.CardStories
      stories={stories}
      time={timeSettings}
      renderLink={storyLink}
      labels={en.boardCard}
      {...root}
    />
  ),
  ThumbImage: (root) => <ui.ThumbImage src={onePixel} fallback={null} {...root} />,
  ContextMenuContent: (root) => inContextMenu(<ui.ContextMenuContent {...root} />),
  ContextMenuItem: (root) => inContextMenuContent(<ui.ContextMenuItem {...root}>Copy</ui.ContextMenuItem>),
  ContextMenuSeparator: (root) => inContextMenuContent(<ui.ContextMenuSeparator {...root} />),
  ContextMenuTrigger: (root) => (
    <ui.ContextMenu>
      <ui.ContextMenuTrigger {...root}>Right-click</ui.ContextMenuTrigger>
    </ui.ContextMenu>
  ),
} satisfies Record<string, Row>;
