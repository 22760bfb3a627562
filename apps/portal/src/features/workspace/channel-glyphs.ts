import type { ChannelType } from '@snap/portal-api/contract';
import type { IconGlyph } from '@snap/portal-ui/icon';
import { FilePen, Flame, Folder, LayoutGrid, Link, MessageSquareText, Star, Trophy } from 'lucide';
import { pages } from '../../navigation/pages.ts';

/** Icon of a card, by kind. */
export const channelGlyphs: Record<ChannelType, IconGlyph> = {
  messages: MessageSquareText,
  applications: LayoutGrid,
  stories: FilePen,
  hotspots: Flame,
  ranking: Trophy,
  files: Folder,
  favourites: Star,
  link: Link,
};

/** Where the whole list of a card is. */
export const channelPaths: Partial<Record<ChannelType, string>> = {
  messages: pages.news.path,
  applications: pages.application.path,
  files: pages.networkDisk.path,
  favourites: pages.collection.path,
};
