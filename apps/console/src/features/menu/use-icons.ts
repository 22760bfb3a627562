import { useLingui } from '@lingui/react/macro';
import type { IconGlyph } from '@snap/portal-ui/icon';
import {
  AppWindow,
  BookUser,
  Folder,
  HardDrive,
  House,
  LayoutGrid,
  MessageSquareText,
  Newspaper,
  Star,
} from 'lucide';

/** The icons that the portal's menu knows, by their names there. */
const glyphs: Readonly<Record<string, IconGlyph>> = {
  home: House,
  'app-window': LayoutGrid,
  'message-square': MessageSquareText,
  contact: BookUser,
  folder: HardDrive,
  files: Folder,
  star: Star,
  newspaper: Newspaper,
};

export const menuGlyph = (name: string): IconGlyph =>
  (Object.hasOwn(glyphs, name) ? glyphs[name] : undefined) ?? AppWindow;

/** The icons to choose from. */
export function useIcons() {
  const { t } = useLingui();
  const names: Record<string, string> = {
    home: t`House`,
    'app-window': t`Tiles`,
    'message-square': t`Speech bubble`,
    contact: t`Book`,
    folder: t`Disk`,
    files: t`Folder`,
    star: t`Star`,
    newspaper: t`Newspaper`,
  };
  return Object.entries(glyphs).map(([id, glyph]) => ({ id, glyph, name: names[id] ?? id }));
}
