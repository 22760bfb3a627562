// What other areas may use.
export { topicWire } from './group-presenter.ts';
export { ownGroup, ownGroupToChange } from './group-record.ts';
export { groupsWithMembers } from './groups-with-members.ts';
export { toMembers } from './membership.ts';
export { type OwnGroups, type SearchedGroup, createOwnGroups } from './own-groups.ts';
