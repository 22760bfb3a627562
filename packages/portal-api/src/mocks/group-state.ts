import { codes } from '../contract/codes.ts';
import type { GroupType } from '../contract/search-results.ts';
import { type GroupAct, mayInGroup } from '../rules/group-rights.ts';
import { MockRefusal } from './mock.ts';

/** A group of the mocked organisation. The first member owns it unless `ownerId` says otherwise. */
export interface MockGroup {
  id: string;
  name: string;
  type: GroupType;
  topic?: { id: string; title: string; closed: boolean };
  members: readonly string[];
  introduction?: string;
  ownerId?: string;
  notice?: { text: string; authorId: string; time: number };
}

/** A group as the mocks change it. `members` stays the same list, in the order in which they came. */
export interface MockGroupState extends MockGroup {
  members: string[];
  introduction: string;
  ownerId: string;
  createdAt: number;
  dissolved: boolean;
  /** Everyone who was ever in it. */
  known: Set<string>;
  /** Person and announcement. */
  dismissedNotices: Set<string>;
}

export const mockGroups: readonly MockGroup[] = [
  {
    id: 'g-news',
    name: '早间新闻',
    type: 'teamGroup',
    members: ['demo~lina', 'demo~zhangwei', 'demo~tanaka'],
    introduction: '早间新闻的选题与排期。',
    notice: { text: '明天的选题会改到八点半。', authorId: 'demo~lina', time: Date.UTC(2026, 0, 5, 1) },
  },
  {
    id: 'g-photo',
    name: '图片组',
    type: 'group',
    members: ['demo~zhangsan', 'demo~smith'],
  },
];

/** The groups of a mocked world. */
export class MockGroups {
  readonly all: MockGroupState[];
  /** Group by its creator and the id that their client gave the request. */
  readonly requests = new Map<string, MockGroupState>();
  readonly closedTopics = new Set<string>();

  constructor(groups: readonly MockGroup[]) {
    this.all = groups.map(stateOf);
  }

  add(group: MockGroup): MockGroupState {
    const added = stateOf(group);
    this.all.push(added);
    return added;
  }

  find(groupId: string): MockGroupState {
    const group = this.all.find(({ id }) => id === groupId);
    if (group === undefined) throw new MockRefusal(codes.notMember, 403);
    return group;
  }

  /** A group that a person is in; with `act`, one in which they may do that. */
  own(groupId: string, userId: string, act?: GroupAct): MockGroupState {
    const group = this.find(groupId);
    if (!group.members.includes(userId)) throw new MockRefusal(codes.notMember, 403);
    const owner = group.ownerId === userId;
    if (act && !mayInGroup(act, { type: group.type, owner })) throw new MockRefusal(codes.notGroupOwner);
    const writes = act === 'edit' || act === 'announce' || act === 'add';
    if (writes && group.topic?.closed) throw new MockRefusal(codes.conversationClosed);
    return group;
  }

  /** Takes people out; returns who was in it. */
  part(group: MockGroupState, userIds: readonly string[]): string[] {
    const gone = group.members.filter((member) => userIds.includes(member));
    // In place: the conversation shares the list.
    for (const userId of gone) group.members.splice(group.members.indexOf(userId), 1);
    return gone;
  }
}

function stateOf(group: MockGroup): MockGroupState {
  return {
    ...group,
    members: [...group.members],
    introduction: group.introduction ?? '',
    ownerId: group.ownerId ?? group.members[0] ?? '',
    createdAt: Date.now(),
    dissolved: false,
    known: new Set(group.members),
    dismissedNotices: new Set(),
  };
}
