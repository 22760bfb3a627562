// What other areas may use.
export { topicWire } from './presenter.ts';
export { ownGroup, ownGroupToChange } from './queries/group-record.ts';
export { groupsWithMembers } from './queries/groups-with-members.ts';
export { toMembers } from './commands/membership.ts';
export { type OwnGroups, type SearchedGroup, createOwnGroups } from './queries/own-groups.ts';
