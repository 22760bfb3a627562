import { limits } from '@snap/portal-api/contract';

/** Longest text of any other field of an answer: an address. */
const otherText = limits.addressLength;
/** Most entries of any other list of an answer: the members of the largest group. */
const otherList = limits.groupMembersMax;

/** Bounds of what the store holds, by the name of the field, where the contract leaves an answer open. Code points. */
const texts: Readonly<Record<string, number>> = {
  msg: limits.messageLength,
  text: limits.messageLength,
  errmsg: 1_000,
  notice_msg: 1_000,
  q: limits.queryLength,
  name: limits.favouriteTitle,
  userName: limits.personName,
  senderName: limits.personName,
  lastSenderName: limits.personName,
  actorName: limits.personName,
  authorName: limits.personName,
  ownerName: limits.personName,
  sharedByName: limits.personName,
  groupName: limits.groupName,
  introduce: limits.groupIntroduction,
  notice: limits.groupNotice,
  filename: limits.fileNameLength,
  ext: 20,
  emoji: 40,
  title: limits.favouriteTitle,
  tag: limits.tagLength,
  tags: limits.tagLength,
  token: limits.tokenLength,
  accessToken: limits.tokenLength,
  access_token: limits.tokenLength,
  ticket: limits.tokenLength,
  uid: limits.idLength,
  errcode: 10,
  mobilephone: 50,
  telephone: 50,
  mediaType: limits.idLength,
};

const lists: Readonly<Record<string, number>> = {
  mobileVOList: limits.recentList,
  mentions: limits.mentions,
  reactions: 20,
  tags: limits.favouriteTags,
  people: 20,
  channels: limits.boardChannels,
  ranges: limits.queryLength,
  conflicts: limits.diskBatch,
  items: limits.diskBatch,
  path: 50,
};

/** Longest text of a field. */
export const longestOf = (field: string): number => texts[field] ?? otherText;

/** Most entries of a list. @param page The largest page of its call, where it has pages. */
export function mostOf(field: string, page: number | undefined): number {
  return lists[field] ?? (field === 'list' ? page : undefined) ?? otherList;
}
