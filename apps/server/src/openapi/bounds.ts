import { limits } from '@snap/portal-api/contract';

/** Maximum length of other response texts: an address. */
const otherText = limits.addressLength;
/** Maximum entries of other response lists: the members of the largest group. */
const otherList = limits.groupMembersMax;

/** Limits of stored data by field name, where the contract sets none for responses. Code points. */
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
  notice: limits.groupAnnouncement,
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

/** Maximum length of a field. */
export const longestOf = (field: string): number => texts[field] ?? otherText;

/** Maximum entries of a list. @param page Maximum page size of its call, if it has pages. */
export function mostOf(field: string, page: number | undefined): number {
  return lists[field] ?? (field === 'list' ? page : undefined) ?? otherList;
}
