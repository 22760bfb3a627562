import { codes } from '../contract/codes.ts';
import type { collection, FavouriteWire } from '../contract/collection.ts';
import type { ParsedInputOf } from '../contract/endpoint.ts';
import { groupTypeCodes } from '../contract/people.ts';
import { isBlank } from '../rules/blank.ts';
import type { MockFavourite } from './collection-state.ts';
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
    default:
      throw new MockRefusal(codes.nothingToKeep);
  }
}

function captureMessage(world: MockWorld, userId: string, messageId: string): Omit<Captured, 'tags'> {
  for (const { members, messages } of world.conversations.values()) {
    const message = messages.find(({ id }) => id === messageId);
    if (message === undefined) continue;
    if (!members.includes(userId)) throw new MockRefusal(codes.forbidden, 403);
    const { sender, senderName, sendTime, type, targetId } = message;
    return {
      kind: 'message',
      title: senderName,
      text: message.msg,
      source: {
        type: 'message',
        messageId,
        targetType: type,
        targetId: type === 'user' && sender !== userId ? sender : targetId,
        sender,
        senderName,
        sendTime,
      },
    };
  }
  throw new MockRefusal(codes.unknownMessage);
}

/** A favourite as its source is now. */
export function favouriteWire(world: MockWorld, favourite: MockFavourite): FavouriteWire {
  const { ownerId, key: _, ...kept } = favourite;
  const { source } = kept;
  if (source.type === 'person') {
    const person = world.person(source.userId);
    if (!person) return { ...kept, sourceRemoved: 1 };
    const { position, department, parentDepartment } = visibleTo(ownerId, person);
    return {
      ...kept,
      title: person.name,
      source: { ...source, position, dept: department, parentDept: parentDepartment },
    };
  }
  if (source.type === 'group') {
    const group = world.groupState.all.find(({ id }) => id === source.groupId);
    if (!group?.members.includes(ownerId)) return { ...kept, sourceRemoved: 1 };
    return { ...kept, title: group.name };
  }
  if (source.type === 'message' && source.targetType !== 'user') {
    const group = world.groupState.all.find(({ id }) => id === source.targetId);
    return group?.members.includes(ownerId) ? kept : { ...kept, sourceRemoved: 1 };
  }
  return kept;
}
