import * as z from 'zod/mini';
import { id, truth } from '../fields.ts';
import { relation, type Relation } from '../friends/friendship.ts';
import type { Matched } from './matched.ts';

/** A person as the portal uses them, with normalised names (D5). */
export interface Person {
  /** `tenant~user`. */
  id: string;
  name: string;
  position?: string;
  department?: string;
  parentDepartment?: string;
  /** Version of the avatar; absent when initials are shown (D11). */
  avatarVersion?: string;
  /** Relationship to the signed-in person; absent when the response does not include it. */
  relation?: Relation;
  /** A starred friend; absent when false or not included in the response. */
  starred?: boolean;
  /** Has left the organisation (D10); absent when false. */
  left?: boolean;
  match?: Matched;
}

/** The actor's relationship to the person of a row. */
export const relationshipFields = {
  relation: z.optional(relation),
  starFriend: z.optional(z.boolean()),
  /** The `friendId` of the calls of `friends`: the person's own id. */
  friendId: z.optional(id),
};

export const deptInfo = z.object({
  deptId: z.optional(id),
  dept: z.string(),
  parentDept: z.optional(z.string()),
  pos: z.optional(z.string()),
});

/** A person in a list, wire form (specification, section 3, "Dept user" and "Friend"). */
export const listedUser = z.object({
  userId: id,
  name: z.string(),
  pos: z.optional(z.string()),
  avatar: z.optional(z.string()),
  left: z.optional(truth),
  ...relationshipFields,
  deptInfos: z.array(deptInfo),
});
export type ListedUserWire = z.input<typeof listedUser>;

/** A person in a list: departments, friends, requests, group members. */
export const personFromList = z.pipe(
  listedUser,
  z.transform(
    ({ userId, name, pos, avatar, left, relation: known, starFriend, deptInfos: [first] }): Person => ({
      id: userId,
      name,
      ...(pos ? { position: pos } : {}),
      ...(first ? { department: first.dept } : {}),
      ...(first?.parentDept ? { parentDepartment: first.parentDept } : {}),
      ...(avatar ? { avatarVersion: avatar } : {}),
      ...(known === undefined ? {} : { relation: known }),
      ...(starFriend ? { starred: true } : {}),
      ...(left ? { left: true } : {}),
    }),
  ),
);

/** A department on a person's card. */
export interface PersonDepartment {
  department: string;
  parentDepartment?: string;
  position?: string;
  /** The visible leaders; may include the person themselves. */
  leaders: Pick<Person, 'id' | 'name'>[];
}

/**
 * A person's card. Fields that the person hides are absent for everyone else, because the server omits them (A19);
 * `hide` and `hideMobile` say so.
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
  starred: boolean;
  /** A friend request to this person needs their consent. */
  verifiesFriends: boolean;
  departments: PersonDepartment[];
  /** Has left the organisation: conversations stay readable, nothing can be sent (D10). */
  left: boolean;
}

/** A department of a user detail; its leaders have the wire form of a department's list. */
const detailDept = z.extend(deptInfo, {
  leaders: z.optional(z.array(z.object({ user: z.object({ userId: id, name: z.string() }) }))),
});
export type DetailDeptWire = z.input<typeof detailDept>;

/** User detail, wire form (specification, section 3). */
export const userDetail = z.object({
  userId: id,
  userName: z.string(),
  name: z.string(),
  introduce: z.optional(z.string()),
  gender: z.optional(z.enum(['male', 'female'])),
  workPlace: z.optional(z.string()),
  mobilephone: z.optional(z.string()),
  telephone: z.optional(z.string()),
  email: z.optional(z.string()),
  hide: truth,
  hideMobile: truth,
  friendSwitch: truth,
  relation,
  starFriend: z.boolean(),
  friendId: z.optional(id),
  avatar: z.optional(z.string()),
  left: z.optional(truth),
  deptInfos: z.array(detailDept),
});
export type UserDetailWire = z.input<typeof userDetail>;

export const personDetail = z.pipe(
  userDetail,
  z.transform((user): PersonDetail => {
    const departments = user.deptInfos.map(({ dept, parentDept, pos, leaders = [] }) => ({
      department: dept,
      ...(parentDept ? { parentDepartment: parentDept } : {}),
      ...(pos ? { position: pos } : {}),
      leaders: leaders.map(({ user: { userId, name } }) => ({ id: userId, name })),
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
      hidden: user.hide,
      mobileHidden: user.hideMobile,
      relation: user.relation,
      starred: user.starFriend,
      verifiesFriends: user.friendSwitch,
      departments,
      left: user.left === true,
    };
  }),
);
