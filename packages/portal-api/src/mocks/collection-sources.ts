import { codes } from '../contract/codes.ts';
import type { collection, FavouriteWire } from '../contract/collection.ts';
import type { ParsedInputOf } from '../contract/endpoint.ts';
import type { Message, MessageFile } from '../contract/message.ts';
import { groupTypeCodes } from '../contract/search-results.ts';
import { isBlank } from '../rules/blank.ts';
import { splitFileName } from '../rules/file-names.ts';
import type { MockFavourite } from './collection-state.ts';
import type { MockFile } from './disk-world.ts';
import { visibleTo } from './listed-user.ts';
import { MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

type Asked = ParsedInputOf<typeof collection.add>;
type Captured = Pick<FavouriteWire, 'kind' | 'title' | 'text' | 'tags' | 'source'>;

/** What names a source for good. */
export function keyOf({ kind, sourceId, url, clientCollectId }: Asked): string {
  if (kind === 'note') return `note\n${clientCollectId ?? crypto.randomUUID()}`;
  if (kind === 'link') return `link\n${url === undefined ? '' : new URL(url).href}`;
  return `${kind === 'image' ? 'file' : kind}\n${sourceId}`;
}

/** What there is to be kept; refuses as the contract lists. */
export function captureMock(world: MockWorld, userId: string, asked: Asked): Captured {
  const { kind, sourceId = '', url = '', title = '', text = '', tags } = asked;
  const kept = { kind, tags, text: '' };
  switch (kind) {
    case 'person': {
      const person = world.person(sourceId);
      if (person && person.tenantId !== world.person(userId)?.tenantId)
        throw new MockRefusal(codes.forbidden, 403);
      if (!person) throw new MockRefusal(codes.unknownPerson);
      return { ...kept, title: person.name, source: { type: 'person', userId: sourceId } };
    }
    case 'group': {
      const group = world.groupState.own(sourceId, userId);
      const groupType = groupTypeCodes[group.type];
      return { ...kept, title: group.name, source: { type: 'group', groupId: sourceId, groupType } };
    }
    case 'app': {
      const app = world.apps.find(({ id }) => id === sourceId);
      if (!app) throw new MockRefusal(codes.unknownApp);
      const { icon, redirectUri } = app;
      return { ...kept, title: app.name, source: { type: 'app', appId: sourceId, icon, redirectUri } };
    }
    case 'message':
      return { ...captureMessage(world, userId, sourceId), tags };
    case 'link': {
      const { href } = new URL(url);
      return { ...kept, title: isBlank(title) ? href : title.trim(), source: { type: 'link', url: href } };
    }
    case 'note': {
      if (isBlank(text)) throw new MockRefusal(codes.noteEmpty);
      return { ...kept, text, title: text.trim().split('\n')[0] ?? '', source: { type: 'note' } };
    }
    default: {
      const file = world.disk.files.get(sourceId);
      if (!file || file.trash || !world.disk.mayRead(userId, file))
        throw new MockRefusal(codes.nothingToKeep);
      return { ...shownFile(file), tags };
    }
  }
}

type Shown = Omit<Captured, 'tags'>;

function captureMessage(world: MockWorld, userId: string, messageId: string): Shown {
  const { conversation, message } = world.change(userId, messageId);
  if (message.recalled || conversation.removed.get(userId)?.has(message.seq))
    throw new MockRefusal(codes.unknownMessage);
  return shownMessage(userId, message);
}

function shownMessage(userId: string, message: Message): Shown {
  const { id, kind, msg, file, sender, senderName, sendTime, type, targetId } = message;
  return {
    kind: kind === 'file' || kind === 'image' || kind === 'link' ? kind : 'message',
    title: file?.name ?? senderName,
    text: msg,
    source: {
      type: 'message',
      messageId: id,
      targetType: type,
      targetId: type === 'user' && sender !== userId ? sender : targetId,
      sender,
      senderName,
      sendTime,
      ...(file ? { file: keptFile(file) } : {}),
    },
  };
}

function keptFile({ id, name, ext, size, thumbWidth, thumbHeight }: MessageFile) {
  return { fileId: id, name, ext, size, thumbWidth, thumbHeight };
}

function shownFile({ id, name, content, mediaType }: MockFile): Shown {
  const ext = splitFileName(name).extension.slice(1).toLowerCase();
  const kind = mediaType.startsWith('image/') ? 'image' : 'file';
  return {
    kind,
    title: name,
    text: '',
    source: { type: 'file', fileId: id, name, ext, size: content.length },
  };
}

/** What a source shows its owner now: undefined once it is gone or not theirs to see, `withdrawn` when it was taken back. */
function presentMock(
  world: MockWorld,
  { ownerId, source, ...kept }: MockFavourite,
): Shown | 'withdrawn' | undefined {
  switch (source.type) {
    case 'person': {
      const person = world.person(source.userId);
      if (!person) return undefined;
      const { position, department, parentDepartment } = visibleTo(ownerId, person);
      const facts = { position, dept: department, parentDept: parentDepartment };
      return { ...kept, title: person.name, source: { ...source, ...facts } };
    }
    case 'group': {
      const group = world.groupState.all.find(({ id }) => id === source.groupId);
      return group?.members.includes(ownerId) ? { ...kept, title: group.name, source } : undefined;
    }
    case 'message': {
      const held = [...world.conversations.values()].find(({ messages }) =>
        messages.some(({ id }) => id === source.messageId),
      );
      const message = held?.messages.find(({ id }) => id === source.messageId);
      if (!held || !message) return undefined;
      if (message.recalled) return 'withdrawn';
      const mine = held.members.includes(ownerId) && !held.removed.get(ownerId)?.has(message.seq);
      return mine ? shownMessage(ownerId, message) : undefined;
    }
    case 'file': {
      const file = world.disk.files.get(source.fileId);
      return world.disk.mayRead(ownerId, file) ? shownFile(file) : undefined;
    }
    default:
      return { ...kept, source };
  }
}

/** A favourite as its source is now, or as it was when it was kept once that is gone. */
export function favouriteWire(world: MockWorld, favourite: MockFavourite): FavouriteWire {
  const { ownerId: _owner, key: _key, ...kept } = favourite;
  const now = presentMock(world, favourite);
  if (now === undefined) return { ...kept, sourceRemoved: 1 };
  if (now !== 'withdrawn') return { ...kept, ...now };
  if (kept.source.type !== 'message') return kept;
  const { file: _file, ...source } = kept.source;
  return { ...kept, kind: 'message', title: source.senderName, text: '', source, sourceRemoved: 1 };
}
