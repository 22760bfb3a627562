import * as z from 'zod/mini';
import { flag, id } from './fields.ts';
import { relation, type Relation } from './friendship.ts';

/** Half-open ranges of UTF-16 units of the field that the search text matched, for marking. */
export type MarkRange = readonly [start: number, end: number];

const matched = z.object({
  /** Which field of the row matched. `userId`, `email` and `phone` are not shown in the row, so it says them. */
  field: z.enum(['name', 'position', 'userId', 'email', 'phone', 'member']),
  /** The field's text, when it is not in the row itself. */
  text: z.optional(z.string()),
  ranges: z.array(z.tuple([z.number(), z.number()])),
});
export type Matched = z.infer<typeof matched>;

/** One person as the whole portal sees them (D5): never `pos`, never `dept`, never a bare `id` of another shape. */
export interface Person {
  /** `tenant~user`. */
  id: string;
  name: string;
  position?: string;
  department?: string;
  parentDepartment?: string;
  /** Version of the picture; absent when there is none and initials stand in (D11). */
  avatarVersion?: string;
  /** What they are to the signed-in person; absent where the answer does not say. */
  relation?: Relation;
  /** A friend with a star; absent: not, or the answer does not say. */
  starred?: boolean;
  /** Has left the organisation (D10); absent: has not. */
  left?: boolean;
  match?: Matched;
}

/** What a row says of the two people: the asker and whom it is about. */
const tie = {
  relation: z.optional(relation),
  starFriend: z.optional(z.boolean()),
  /** What the calls of `friends` take as `friendId`: the person's own id. */
  friendId: z.optional(id),
};

const deptInfo = z.object({
  deptId: z.optional(id),
  dept: z.string(),
  parentDept: z.optional(z.string()),
  pos: z.optional(z.string()),
});

/** A person in a list as it travels (specification, section 3, "Dept user" and "Friend"). */
const listedUser = z.object({
  userId: id,
  name: z.string(),
  pos: z.optional(z.string()),
  avatar: z.optional(z.string()),
  left: z.optional(flag),
  ...tie,
  deptInfos: z.array(deptInfo),
});
export type ListedUserWire = z.input<typeof listedUser>;

/** A person in any list: departments, friends, requests, members of groups. */
export const personFromList = z.pipe(
  listedUser,
  z.transform(({ userId, name, pos, avatar, left, relation, starFriend, deptInfos: [first] }): Person => ({
    id: userId,
    name,
    ...(pos ? { position: pos } : {}),
    ...(first ? { department: first.dept } : {}),
    ...(first?.parentDept ? { parentDepartment: first.parentDept } : {}),
    ...(avatar ? { avatarVersion: avatar } : {}),
    ...(relation === undefined ? {} : { relation }),
    ...(starFriend ? { starred: true } : {}),
    ...(left === 1 ? { left: true } : {}),
  })),
);

/** A person in one line, but for their id: of a search, or in a group. */
export const personLine = {
  name: z.string(),
  position: z.optional(z.string()),
  parentDept: z.optional(z.string()),
  dept: z.optional(z.string()),
  avatar: z.optional(z.string()),
  ...tie,
};
const personLineObject = z.object(personLine);

/** The person of such a line. */
export function personOfLine(id: string, line: z.infer<typeof personLineObject>): Person {
  const { name, position, dept, parentDept, avatar, relation: tied, starFriend } = line;
  return {
    id,
    name,
    ...(position ? { position } : {}),
    ...(dept ? { department: dept } : {}),
    ...(parentDept ? { parentDepartment: parentDept } : {}),
    ...(avatar ? { avatarVersion: avatar } : {}),
    ...(tied === undefined ? {} : { relation: tied }),
    ...(starFriend ? { starred: true } : {}),
  };
}

/** A search row as it travels (specification, section 3, "Search user"). */
const searchUser = z.object({
  id,
  ...personLine,
  match: z.optional(matched),
});

export const personFromSearch = z.pipe(
  searchUser,
  z.transform(({ id: userId, match, ...line }): Person => ({
    ...personOfLine(userId, line),
    ...(match ? { match } : {}),
  })),
);

/** One group as the whole portal sees it. */
export interface Group {
  id: string;
  name: string;
  /** `group` is an ordinary group ('1'), `teamGroup` a team ('3'). */
  type: 'group' | 'teamGroup';
  label?: string;
  /** Version of the picture; absent when there is none. */
  avatarVersion?: string;
  /** Names of members that matched, when the group was found through them. */
  matchedMembers: string[];
  match?: Matched;
}

/** Group type codes (specification, section 9). */
export const groupTypeCodes = { group: '1', teamGroup: '3' } as const;

const searchGroup = z.object({
  groupId: id,
  groupName: z.string(),
  groupType: z.enum(['1', '3']),
  label: z.nullable(z.string()),
  avatar: z.optional(z.string()),
  matchedMembers: z.array(z.string()),
  match: z.optional(matched),
});

export const groupFromSearch = z.pipe(
  searchGroup,
  z.transform(({ groupId, groupName, groupType, label, avatar, matchedMembers, match }): Group => ({
    id: groupId,
    name: groupName,
    type: groupType === groupTypeCodes.teamGroup ? 'teamGroup' : 'group',
    ...(label ? { label } : {}),
    ...(avatar ? { avatarVersion: avatar } : {}),
    matchedMembers,
    ...(match ? { match } : {}),
  })),
);

/**
 * What a card shows. Fields that their owner hid are absent for everyone else: the server leaves them out (A19),
 * and `hide` and `hideMobile` say that they were.
 */
export interface PersonDetail extends Person {
  introduction?: string;
  gender?: 'male' | 'female';
  workplace?: string;
  mobile?: string;
  telephone?: string;
  email?: string;
  hidden: boolean;
  mobileHidden: boolean;
  relation: Relation;
  /** What the calls of `friends` take. */
  friendId: string;
  starred: boolean;
  /** A friend request to this person needs their consent. */
  verifiesFriends: boolean;
  departments: { department: string; parentDepartment?: string; position?: string }[];
  /** Has left the organisation: chats stay readable, nothing can be sent (D10). */
  left: boolean;
}

/** User detail as it travels (specification, section 3). */
const userDetail = z.object({
  userId: id,
  userName: z.string(),
  name: z.string(),
  introduce: z.optional(z.string()),
  gender: z.optional(z.enum(['male', 'female'])),
  workPlace: z.optional(z.string()),
  mobilephone: z.optional(z.string()),
  telephone: z.optional(z.string()),
  email: z.optional(z.string()),
  hide: flag,
  hideMobile: flag,
  friendSwitch: flag,
  relation,
  starFriend: z.boolean(),
  friendId: z.optional(id),
  avatar: z.optional(z.string()),
  left: z.optional(flag),
  deptInfos: z.array(deptInfo),
});
export type UserDetailWire = z.input<typeof userDetail>;

export const personDetail = z.pipe(
  userDetail,
  z.transform((user): PersonDetail => {
    const departments = user.deptInfos.map(({ dept, parentDept, pos }) => ({
      department: dept,
      ...(parentDept ? { parentDepartment: parentDept } : {}),
      ...(pos ? { position: pos } : {}),
    }));
    const first = departments[0];
    return {
      id: user.userId,
      name: user.name,
      ...(first?.position ? { position: first.position } : {}),
      ...(first ? { department: first.department } : {}),
      ...(first?.parentDepartment ? { parentDepartment: first.parentDepartment } : {}),
      ...(user.avatar ? { avatarVersion: user.avatar } : {}),
      ...(user.introduce ? { introduction: user.introduce } : {}),
      ...(user.gender ? { gender: user.gender } : {}),
      ...(user.workPlace ? { workplace: user.workPlace } : {}),
      ...(user.mobilephone ? { mobile: user.mobilephone } : {}),
      ...(user.telephone ? { telephone: user.telephone } : {}),
      ...(user.email ? { email: user.email } : {}),
      hidden: user.hide === 1,
      mobileHidden: user.hideMobile === 1,
      relation: user.relation,
      friendId: user.friendId ?? user.userId,
      starred: user.starFriend,
      verifiesFriends: user.friendSwitch === 1,
      departments,
      left: user.left === 1,
    };
  }),
);
