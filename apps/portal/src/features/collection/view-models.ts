import type { Favourite, FavouriteSource } from '@snap/portal-api/contract';
import { fileKindOf, formatSize } from '@snap/portal-api/rules';
import type { FavouriteView } from '@snap/portal-ui/collection-list';
import { diskApi } from '../../page-apis.ts';
import { userAvatarUrl } from '../../shell-apis.ts';
import { toMarkMembers } from '../../stores/person-view-models.ts';
import { avatarUrlOf } from '../../stores/avatar-url.ts';
import { withOwnEveryone } from '../../i18n/message-texts/everyone.ts';

type FavouriteFile = Extract<FavouriteSource, { type: 'file' }>;

function thumbOf({ fileId, thumbWidth, thumbHeight }: Omit<FavouriteFile, 'type'>): FavouriteView['thumb'] {
  if (!thumbWidth || !thumbHeight) return undefined;
  return { url: diskApi.thumb.url({ fileId }), width: thumbWidth, height: thumbHeight };
}

/** The origin, in words that need no translation. */
function sourceText(source: FavouriteSource, locale: string): string | undefined {
  switch (source.type) {
    case 'message':
      return source.senderName;
    case 'file':
      return formatSize(source.size, locale);
    case 'person':
      return [source.position, source.department].filter(Boolean).join(' · ') || undefined;
    case 'link':
      return URL.parse(source.url)?.host;
    default:
      return undefined;
  }
}

function avatarOf(source: FavouriteSource): Pick<FavouriteView, 'avatarId' | 'avatarUrl' | 'members'> {
  switch (source.type) {
    case 'person':
      return { avatarId: source.userId, avatarUrl: userAvatarUrl(source.userId, source.avatarVersion) };
    case 'group': {
      const { groupId, groupType, avatarVersion, firstMembers } = source;
      return {
        avatarId: groupId,
        avatarUrl: avatarUrlOf({ type: groupType, id: groupId }, avatarVersion),
        members: toMarkMembers(firstMembers),
      };
    }
    default:
      return {};
  }
}

export function toFavouriteView(favourite: Favourite, locale: string): FavouriteView {
  const { id, kind, title, text, tags, createdAt, source, sourceRemoved } = favourite;
  const file = source.type === 'file' ? source : source.type === 'message' ? source.file : undefined;
  const words = source.type === 'message' && source.callsAll ? withOwnEveryone(text) : text;
  return {
    id,
    kind,
    // A message by its text, a file of a message by its name.
    title: source.type === 'message' ? (file?.name ?? words) || title : title,
    text: source.type === 'link' ? source.url : kind === 'message' ? undefined : words || undefined,
    tags,
    time: createdAt,
    sourceRemoved,
    source: sourceText(source, locale),
    fileKind: file && fileKindOf(file.name),
    thumb: file && !sourceRemoved ? thumbOf(file) : undefined,
    ...avatarOf(source),
  };
}

/** Where a favourite leads. */
export type Jump =
  | { to: 'conversation'; type: string; id: string; messageId?: string }
  | { to: 'file'; fileId: string }
  | { to: 'person'; id: string; name: string; position?: string | undefined; department?: string | undefined }
  | { to: 'page'; url: string };

/** Undefined where there is nothing to jump to. */
export function jumpOf({ source, sourceRemoved, title }: Favourite): Jump | undefined {
  if (sourceRemoved) return undefined;
  switch (source.type) {
    case 'message':
      return {
        to: 'conversation',
        type: source.targetType,
        id: source.targetId,
        messageId: source.messageId,
      };
    case 'file':
      return { to: 'file', fileId: source.fileId };
    case 'person': {
      const { userId: id, position, department } = source;
      return { to: 'person', id, name: title, position, department };
    }
    case 'group':
      return {
        to: 'conversation',
        type: source.groupType,
        id: source.groupId,
      };
    case 'link':
      return { to: 'page', url: source.url };
    case 'app':
      return { to: 'page', url: source.redirectUri };
    default:
      return undefined;
  }
}

/** The input that adds a removed favourite again. */
export function toNewFavourite({ kind, source, title, text, tags }: Favourite) {
  switch (source.type) {
    case 'message':
      return { kind: 'message' as const, sourceId: source.messageId, tags };
    case 'file':
      return { kind: kind === 'image' ? kind : ('file' as const), sourceId: source.fileId, tags };
    case 'link':
      return { kind: 'link' as const, url: source.url, title, tags };
    case 'person':
      return { kind: 'person' as const, sourceId: source.userId, tags };
    case 'group':
      return { kind: 'group' as const, sourceId: source.groupId, tags };
    case 'app':
      return { kind: 'app' as const, sourceId: source.appId, tags };
    default:
      return { kind: 'note' as const, text, tags };
  }
}
