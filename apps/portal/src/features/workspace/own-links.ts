import type { Favourite } from '@snap/portal-api/contract';
import { fileKindOf } from '@snap/portal-api/rules';
import type { FileKind } from '@snap/portal-ui/file-icon';
import { pagePaths } from '../../navigation/page-paths.ts';
import { jumpOf, toFavouriteView } from '../collection/view-models.ts';

/** One of the person's own things, and where it is. */
export interface OwnLink {
  id: string;
  name: string;
  href: string;
  kind: Exclude<Favourite['kind'], 'image'>;
  /** Of a file, and of a message with one. */
  fileKind?: FileKind | undefined;
}

const address = (path: string, search: Record<string, string | undefined>) =>
  `${path}?${new URLSearchParams(Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))}`;

/** A file of the disk, in its folder. */
export const fileLink = ({ id, name }: { id: string; name: string }): OwnLink => ({
  id,
  name,
  href: address(pagePaths.networkDisk, { at: id }),
  kind: 'file',
  fileKind: fileKindOf(name),
});

/** Address of a favourite: the page of favourites for a note, or when the source is gone. */
function placeOf(favourite: Favourite): string {
  const jump = jumpOf(favourite);
  switch (jump?.to) {
    case 'conversation':
      return address(pagePaths.news, { type: jump.type, id: jump.id, at: jump.messageId });
    case 'file':
      return address(pagePaths.networkDisk, { file: jump.fileId });
    case 'person':
      return address(pagePaths.news, { type: 'user', id: jump.id });
    case 'page':
      return jump.url;
    default:
      return pagePaths.collection;
  }
}

/** A favourite, called as on its own page. */
export function favouriteLink(favourite: Favourite): OwnLink {
  // The language matters only for sizes, which are not shown here.
  const { id, title, kind, fileKind } = toFavouriteView(favourite, 'en');
  const isFile = kind === 'image' || fileKind !== undefined;
  return {
    id,
    name: title,
    href: placeOf(favourite),
    kind: isFile ? 'file' : kind,
    fileKind: kind === 'image' ? kind : fileKind,
  };
}
