import { contract, type Endpoint } from '@snap/portal-api/contract';
import type { Values } from '@snap/portal-api/testing';
import type { Holder } from './world.ts';

/** A call with an id outside its declared fields. */
export interface Named {
  what: string;
  endpoint: Endpoint;
  values: Values;
}

const { collection, disk, messages } = contract;

/**
 * Calls with ids inside texts, or in fields whose meaning depends on another field: the declarations do not cover them.
 * @param own The caller.
 * @param named Owner of the named resources; the caller for allowed ones.
 */
export function namedWithin(own: Holder, named: Holder): Named[] {
  const things = idsOf(named);
  return [...shares(own, named), ...messagesWith(own, things), ...favouritesOf(things)];
}

type Things = Record<'group' | 'message' | 'file' | 'app', string>;

function idsOf(holder: Holder): Things {
  const idOf = (naming: keyof Things) => holder.idOf(naming) ?? '';
  return { group: idOf('group'), message: idOf('message'), file: idOf('file'), app: idOf('app') };
}

/** Files shared with people and groups: a JSON list. */
function shares(own: Holder, named: Holder): Named[] {
  const [mine, theirs] = [idsOf(own), idsOf(named)];
  const folder = named.idOf('file', 'parentId') ?? '';
  const mate = own.idOf('person') ?? '';
  const given = { id: mine.file, user1: own.userId, user2: mate };
  const toGroup = { id: mine.file, user1: own.userId };
  const lists = {
    'a file': [{ ...given, id: theirs.file }],
    'a folder': [{ ...given, id: folder }],
    'a file by its path': [{ ...given, id: theirs.file, pathId: mine.file }],
    'a group': [{ ...toGroup, groupId: theirs.group }],
    'who gives': [{ ...given, user1: named.userId }],
    'a file for a group': [{ ...toGroup, id: theirs.file, groupId: mine.group }],
  };
  return Object.entries(lists).map(([what, params]) => ({
    what: `share ${what}`,
    endpoint: disk.share,
    values: { params: JSON.stringify(params) },
  }));
}

/** Content of messages: JSON in one field. */
function messagesWith(own: Holder, { message, file }: Things): Named[] {
  const carried = {
    'a file': { msg: '', file: { id: file, name: 'a.png', ext: 'png', size: 1, isImage: 1 } },
    'a quote': { msg: 'sample', quote: message },
  };
  return Object.entries(carried).map(([what, body]) => ({
    what: `send ${what}`,
    endpoint: messages.sendToGroup,
    values: { sender: own.userId, groupId: own.idOf('group'), message: JSON.stringify(body) },
  }));
}

/** Favourites: the kind determines what the id refers to. */
function favouritesOf({ group, message, file, app }: Things): Named[] {
  const kinds = { message, file, image: file, group, app };
  return Object.entries(kinds).map(([kind, sourceId]) => ({
    what: `keep ${/^[ai]/.test(kind) ? 'an' : 'a'} ${kind}`,
    endpoint: collection.add,
    values: { kind, sourceId },
  }));
}
