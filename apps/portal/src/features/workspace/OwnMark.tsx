import { FileIcon } from '@snap/portal-ui/file-icon';
import { Icon } from '@snap/portal-ui/icon';
import { LayoutGrid, Link, MessageSquare, StickyNote, User, Users } from 'lucide';
import type { OwnLink } from './own-links.ts';

const glyphs = {
  message: MessageSquare,
  link: Link,
  person: User,
  group: Users,
  app: LayoutGrid,
  note: StickyNote,
};

/** What kind of thing it is. */
export function OwnMark({ kind, fileKind }: Pick<OwnLink, 'kind' | 'fileKind'>) {
  return kind === 'file' ? (
    <FileIcon kind={fileKind ?? 'other'} size={20} />
  ) : (
    <Icon glyph={glyphs[kind]} size={20} />
  );
}
