// What other areas and the rest of the server may use.
export { setAnnouncement } from './commands/change-group.ts';
export { closeGroupsOfTopic } from './commands/close-groups.ts';
export { handOverGroups } from './commands/hand-over.ts';
export { createGroup } from './commands/create-group.ts';
export { toMembers } from './commands/membership.ts';
export { topicWire } from './presenter.ts';
export { ownGroup, ownGroupToChange } from './queries/group-record.ts';
export { groupsWithMembers } from './queries/groups-with-members.ts';
export { type OwnGroups, type SearchedGroup, createOwnGroups } from './queries/own-groups.ts';
