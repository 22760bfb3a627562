import type { ComponentPropsWithRef } from 'react';
import type { IconGlyph } from '../../../primitives/Icon/Icon.tsx';
import type { LoadStatus, MutationStatus } from '../../shared/status.ts';

export const menuLanguages = ['zh', 'en', 'es', 'ja'] as const;
export type MenuLanguage = (typeof menuLanguages)[number];

export interface MenuEntryView {
  id: string;
  /** Absent at the top level. */
  parentId?: string | undefined;
  names: { readonly [Language in MenuLanguage]?: string | undefined };
  icon: string;
  /** A page or an address; empty for an entry that only holds others, or opens an application. */
  path: string;
  appId?: string | undefined;
  /** Who sees it; everyone when empty. */
  roles: readonly string[];
  hidden: boolean;
}

interface Named {
  id: string;
  name: string;
}

/** What an entry can have. */
export interface MenuChoices {
  icons: readonly (Named & { glyph: IconGlyph })[];
  pages: readonly { path: string; name: string }[];
  apps: readonly Named[];
  roles: readonly Named[];
}

export interface MenuEditorProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Parents before what is below them. */
  entries: readonly MenuEntryView[];
  choices: MenuChoices;
  /** Language of the names in the list. */
  language: MenuLanguage;
  status?: LoadStatus | undefined;
  onRetry?: (() => void) | undefined;
  saving?: { status?: MutationStatus | undefined; error?: string | undefined } | undefined;
  /** With all entries, after each change. */
  onEntriesChange: (entries: readonly MenuEntryView[]) => void;
  /** Whether a text can be the address of an entry. */
  isAddress: (address: string) => boolean;
  /** A new entry's id. */
  newId: () => string;
  labels: MenuEditorLabels;
}

/** What a person sees and may do. */
export interface AccessPreviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  person: { id: string; name: string; avatarUrl?: string | undefined };
  status?: LoadStatus | undefined;
  onRetry?: (() => void) | undefined;
  view?:
    | {
        /** `from`: names of the roles that open it. */
        menu: readonly {
          id: string;
          parentId?: string | undefined;
          name: string;
          glyph: IconGlyph;
          from: readonly string[];
        }[];
        pages: readonly { path: string; name: string; open: boolean }[];
        roles: readonly string[];
        permissions: readonly { name: string; from: readonly string[] }[];
      }
    | undefined;
  labels: MenuEditorLabels;
}

export type MenuTarget = 'page' | 'app' | 'address' | 'group';

export interface MenuEditorLabels {
  /** Accessible name of the list. */
  menu: string;
  add: string;
  moveUp: (name: string) => string;
  moveDown: (name: string) => string;
  moved: (name: string) => string;
  hidden: string;
  everyone: string;
  empty: string;
  loading: string;
  slow: string;
  failed: string;
  offline: string;
  retry: string;
  newEntry: string;
  languages: Record<MenuLanguage, string>;
  names: string;
  namesHint: string;
  nameMissing: string;
  icon: string;
  target: string;
  targets: Record<MenuTarget, string>;
  targetMissing: string;
  address: string;
  badAddress: string;
  noApps: string;
  parent: string;
  top: string;
  audience: string;
  audienceHint: string;
  hide: string;
  remove: string;
  /** The question before removing an entry with those below it. */
  removeQuestion: (name: string, below: number) => string;
  save: string;
  cancel: string;
  close: string;
  /** Which roles open an entry or give a permission. */
  from: (roles: string) => string;
  /** Title of the preview. */
  seenBy: (name: string) => string;
  pages: string;
  open: string;
  shut: string;
  roles: string;
  permissions: string;
}
