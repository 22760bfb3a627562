import { codes } from '../contract/codes.ts';
import type { PortalEvent } from '../contract/events.ts';
import type {
  Message,
  MessageBody,
  PinnedMessage,
  SystemInfo,
  Target,
  TargetType,
} from '../contract/message.ts';
import { mockApps, type MockApp } from './apps.ts';
import { MockFriendships } from './friendships.ts';
import { MockDisk } from './disk-world.ts';
import { MockCollection } from './collection-state.ts';
import { type MockGroup, MockGroups, mockGroups } from './group-state.ts';
import { mentionAll } from '../contract/message.ts';
import { MockRefusal, type Identify } from './mock.ts';
import { mockPassword, mockPeople, type MockPerson } from './people.ts';
import { MockPreferences } from './preferences.ts';

export interface MockConversation {
  id: string;
  type: TargetType;
  members: readonly string[];
  messages: Message[];
  /** By person: read position, what they removed for themselves, and how they keep it in their list. */
  read: Map<string, number>;
  removed: Map<string, Set<number>>;
  kept: Map<string, { top: 0 | 1; mute: 0 | 1; marked: 0 | 1; hiddenSeq: number }>;
  pins: PinnedMessage[];
}

/** The token that is good from the start, for stories that do not sign in. It is `demo~lina`'s. */
export const mockToken = 'mock-token';

export interface MockWorldOptions {
  people?: readonly MockPerson[];
  groups?: readonly MockGroup[];
  /** Texts that stand in conversations already, oldest first. */
  messages?: readonly { from: string; to: Target; text: string }[];
  /** False: `mockToken` is refused, as after a session's end. */
  signedIn?: boolean;
}

/** What the mocks remember between calls: just enough to answer them consistently. */
export class MockWorld {
  people: readonly MockPerson[];
  readonly apps: readonly MockApp[] = mockApps;
  readonly groupState: MockGroups;
  readonly disk = new MockDisk({
    nameOf: (userId) => this.person(userId)?.name ?? userId,
    groupsOf: (userId) => this.groups.filter(({ members }) => members.includes(userId)).map(({ id }) => id),
  });
  /** What was read in the pictures shown, by their names. */
  readonly captchas = new Map<string, string>();
  /** Passwords that were changed. */
  readonly passwords = new Map<string, string>();
  /** Codes for phones, by purpose and number. */
  readonly phoneCodes = new Map<string, string>();
  /** Whom a sign-in code signs in; `waiting`: nobody has confirmed it yet. */
  readonly codes = new Map<string, string>();
  readonly favourites = new MockCollection();
  /** Person by access token, and by refresh token. */
  readonly accessTokens = new Map<string, string>();
  readonly refreshTokens = new Map<string, string>();
  readonly failedSignIns = new Map<string, number>();
  readonly conversations = new Map<string, MockConversation>();
  readonly friendships = new MockFriendships((userId, event) => this.publish(userId, event));
  readonly preferences = new MockPreferences((userId, event) => this.publish(userId, event));
  readonly #listeners = new Map<(event: PortalEvent) => void, string>();
  #issued = 0;

  constructor({
    people = mockPeople,
    groups = mockGroups,
    messages = [],
    signedIn = true,
  }: MockWorldOptions = {}) {
    this.people = people;
    this.groupState = new MockGroups(groups);
    if (signedIn) this.accessTokens.set(mockToken, 'demo~lina');
    for (const { from, to, text } of messages) this.send(from, to, { msg: text });
  }

  /** The caller by the tokens that `issueTokens` gave. */
  readonly identify: Identify = ({ accessToken = '', refreshToken = '' }, access) => {
    const userId =
      access === 'refresh' ? this.refreshTokens.get(refreshToken) : this.accessTokens.get(accessToken);
    const person = userId === undefined ? undefined : this.person(userId);
    return person && { userId: person.userId, tenantId: person.tenantId };
  };

  get groups(): readonly MockGroup[] {
    return this.groupState.all;
  }

  issueTokens(userId: string): { accessToken: string; refreshToken: string } {
    this.#issued += 1;
    const tokens = { accessToken: `access-${this.#issued}`, refreshToken: `refresh-${this.#issued}` };
    this.accessTokens.set(tokens.accessToken, userId);
    this.refreshTokens.set(tokens.refreshToken, userId);
    return tokens;
  }

  /** A code that signs somebody in, or waits for who that is. */
  issueCode(userId = 'waiting'): string {
    this.#issued += 1;
    const code = `code-${this.#issued}`;
    this.codes.set(code, userId);
    return code;
  }

  passwordOf(userId: string): string {
    return this.passwords.get(userId) ?? mockPassword;
  }

  personByMobile(tenantId: string, mobile: string): MockPerson | undefined {
    return this.people.find((person) => person.tenantId === tenantId && person.mobile === mobile);
  }

  /** Adds somebody who has just made themself an account; returns their id. */
  addPerson(fields: Pick<MockPerson, 'tenantId' | 'login' | 'name' | 'mobile'>): string {
    const userId = `${fields.tenantId}~${fields.login}`;
    const unknown = { position: '', department: '新同事', parentDepartment: '人力资源部', email: '' };
    this.people = [...this.people, { ...fields, ...unknown, userId, gender: 'female' }];
    return userId;
  }

  person(userId: string): MockPerson | undefined {
    return this.people.find((candidate) => candidate.userId === userId);
  }

  /** An application by whom it sends as. */
  app(userId: string): MockApp | undefined {
    return this.apps.find((candidate) => candidate.userId === userId);
  }

  /** Someone of a person's own organisation; refuses as the contract lists. */
  colleague(userId: string, otherId: string): MockPerson {
    const [own, other] = [this.person(userId), this.person(otherId)];
    if (other !== undefined && other.tenantId !== own?.tenantId) throw new MockRefusal(codes.forbidden, 403);
    if (other === undefined) throw new MockRefusal(codes.unknownPerson);
    return other;
  }

  /** Somebody has changed. */
  changePerson(userId: string, fields: Partial<MockPerson>): void {
    this.people = this.people.map((person) => (person.userId === userId ? { ...person, ...fields } : person));
  }

  /** The conversation with a target as one person sees it; refuses as the contract lists. */
  conversation(userId: string, target: Target): MockConversation {
    if (target.type === 'user') {
      this.#checkPeer(userId, target.id);
      return this.#conversationOf([userId, target.id].toSorted().join('+'), 'user', [userId, target.id]);
    }
    const group = this.groups.find(({ id }) => id === target.id);
    if (group === undefined) throw new MockRefusal(codes.notMember, 403);
    if (!group.members.includes(userId)) throw new MockRefusal(codes.notMember, 403);
    return this.#conversationOf(group.id, group.type, group.members);
  }

  /** Appends a message and tells everyone who listens; a known `clientMsgId` returns the first result (B5). */
  send(sender: string, target: Target, body: MessageBody): Message {
    if (this.app(target.id)) throw new MockRefusal(codes.appNotWritable);
    const conversation = this.conversation(sender, target);
    const same = (message: Message) => message.sender === sender && message.clientMsgId === body.clientMsgId;
    const before = conversation.messages.find(same);
    if (before !== undefined) {
      if (before.msg !== body.msg) throw new MockRefusal(codes.clientMsgIdTaken);
      return before;
    }
    const elsewhere = [...this.conversations.values()].some(({ messages }) => messages.some(same));
    if (body.clientMsgId !== undefined && elsewhere) throw new MockRefusal(codes.clientMsgIdTaken);
    this.requireOpen(target.id);
    const forwarded = body.forward === undefined ? undefined : this.message(sender, body.forward).message;
    if (forwarded?.kind === 'system') throw new MockRefusal(codes.forbidden, 403);
    if (forwarded?.recalled) throw new MockRefusal(codes.messageRecalled);
    const msg = forwarded?.msg ?? body.msg;
    const author = forwarded && this.person(forwarded.sender);
    const seq = conversation.messages.length + 1;
    const quoted = body.quote === undefined ? undefined : this.message(sender, body.quote).message;
    if (quoted && !conversation.messages.includes(quoted)) throw new MockRefusal(codes.unknownMessage);
    const isCalled = (id: string) =>
      id === mentionAll ? conversation.type !== 'user' : conversation.members.includes(id);
    const id = `${conversation.id}-${seq}`;
    const fileId = forwarded ? forwarded.file?.id : body.file?.id;
    const file = fileId === undefined ? undefined : this.disk.send(fileId, sender, target.id, id);
    const message: Message = {
      id,
      seq,
      clientMsgId: body.clientMsgId ?? `mock-${conversation.id}-${seq}`,
      sender,
      senderName: (this.person(sender) ?? this.app(sender))?.name ?? sender,
      targetId: target.id,
      type: conversation.type,
      rev: 0,
      kind: this.app(sender) ? 'notice' : kindOf({ msg, ...(file ? { file } : {}) }),
      msg,
      ...(file ? { file } : {}),
      ...(quoted ? { quote: quoteOf(quoted) } : {}),
      ...(forwarded
        ? {
            forwardedFrom:
              forwarded.forwardedFrom ??
              (author?.hide ? {} : { userId: forwarded.sender, name: forwarded.senderName }),
          }
        : {}),
      mentions: (body.mentions ?? []).filter(isCalled),
      sendTime: Date.now(),
      recalled: false,
      reactions: [],
    };
    conversation.messages.push(message);
    conversation.read.set(sender, seq);
    for (const member of new Set(conversation.members)) this.publish(member, { type: 'message', message });
    return message;
  }

  /** Writes what happened to a group as a message of it (F7). */
  happened(
    group: MockGroup,
    type: SystemInfo['type'],
    actorId: string,
    { userIds = [], text }: { userIds?: readonly string[]; text?: string } = {},
  ): void {
    const { messages } = this.#conversationOf(group.id, group.type, group.members);
    const named = (userId: string) => ({ userId, name: this.person(userId)?.name ?? userId });
    const actorName = named(actorId).name;
    const seq = messages.length + 1;
    const id = `${group.id}-${seq}`;
    const message: Message = {
      id,
      seq,
      rev: 0,
      clientMsgId: `mock-${id}`,
      sender: actorId,
      senderName: actorName,
      targetId: group.id,
      type: group.type,
      kind: 'system',
      msg: `${type} ${text ?? ''}`.trim(),
      system: {
        type,
        actorId,
        actorName,
        people: userIds.map(named),
        peopleCount: userIds.length,
        ...(text === undefined ? {} : { text }),
      },
      mentions: [],
      sendTime: Date.now(),
      recalled: false,
      reactions: [],
    };
    messages.push(message);
    for (const member of group.members) this.publish(member, { type: 'message', message });
  }

  /** A message that an id names, for someone who may see it; refuses as the contract lists. */
  message(userId: string, id: string): { conversation: MockConversation; message: Message } {
    for (const conversation of this.conversations.values()) {
      const message = conversation.messages.find((candidate) => candidate.id === id);
      if (!message) continue;
      if (!conversation.members.includes(userId)) throw new MockRefusal(codes.unknownMessage);
      return { conversation, message };
    }
    throw new MockRefusal(codes.unknownMessage);
  }

  /** The same for changes: system messages cannot be changed. */
  change(userId: string, id: string): { conversation: MockConversation; message: Message } {
    const found = this.message(userId, id);
    if (found.message.kind === 'system') throw new MockRefusal(codes.forbidden, 403);
    return found;
  }

  /** Refuses to write to a group that is closed. */
  requireOpen(groupId: string): void {
    if (this.groups.find(({ id }) => id === groupId)?.topic?.closed)
      throw new MockRefusal(codes.conversationClosed);
  }

  /** Sends an event to every open stream of a person. */
  publish(userId: string, event: PortalEvent): void {
    for (const [listener, listening] of this.#listeners) if (listening === userId) listener(event);
  }

  /** Hears what is published to a person; returns how to stop. */
  listen(userId: string, listener: (event: PortalEvent) => void): () => void {
    this.#listeners.set(listener, userId);
    return () => void this.#listeners.delete(listener);
  }

  #checkPeer(userId: string, peerId: string): void {
    const find = (id: string) => this.person(id) ?? this.app(id);
    const [own, peer] = [find(userId), find(peerId)];
    if (peer !== undefined && peer.tenantId !== own?.tenantId) throw new MockRefusal(codes.forbidden, 403);
    if (peer === undefined) throw new MockRefusal(codes.unknownPerson);
  }

  #conversationOf(id: string, type: TargetType, members: readonly string[]): MockConversation {
    const known = this.conversations.get(id);
    if (known !== undefined) return known;
    const created: MockConversation = {
      id,
      type,
      members,
      messages: [],
      read: new Map(),
      removed: new Map(),
      kept: new Map(),
      pins: [],
    };
    this.conversations.set(id, created);
    return created;
  }
}

/** What a message is, by what is in it. */
export function kindOf({ msg, file }: Pick<Message, 'msg' | 'file'>): Message['kind'] {
  if (file) return file.isImage ? 'image' : 'file';
  return /^\s*https?:\/\/\S+\s*$/i.test(msg) ? 'link' : 'text';
}

function quoteOf({ id, sender, senderName, kind, msg, recalled }: Message): NonNullable<Message['quote']> {
  return { id, sender, senderName, kind, msg: Array.from(msg).slice(0, 100).join(''), recalled };
}
