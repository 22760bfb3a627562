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

/** The icon of a name, where it is known. */
export const knownGlyph = (name: string): IconGlyph | undefined =>
  Object.hasOwn(glyphs, name) ? glyphs[name] : undefined;

/** The icon of a name, and one for all names that are not known. */
export function menuGlyph(name: string): IconGlyph {
  return knownGlyph(name) ?? AppWindow;
}
