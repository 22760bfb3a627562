import type { IconGlyph } from '@snap/portal-ui';
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

/** Icons that a menu may name. */
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

/** The icon of a name; one stands for all that are not known. */
export function menuGlyph(name: string): IconGlyph {
  return glyphs[name] ?? AppWindow;
}
