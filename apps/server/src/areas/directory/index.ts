// What other areas may use.
export { changedPeople } from './queries/changed-people.ts';
export type { DepartmentNode, DepartmentTree } from './queries/department-trees.ts';
export {
  type PairRow,
  friendshipOf,
  lockPairs,
  pairsOf,
  readPairs,
  readRelationships,
  writePairs,
} from './pairs.ts';
export { listedUser, matched, personDetail, personLine, searchUser, searchable } from './presenter.ts';
export {
  type PersonRecord,
  type SearchRecord,
  avatarVersion,
  findListed,
  findPeople,
  findSearchRecords,
  peopleByName,
  versionOf,
} from './queries/people.ts';
export { readName, readingsOf, sortKey } from './names/readings.ts';
