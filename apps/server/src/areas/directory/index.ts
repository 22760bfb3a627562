// What other areas may use.
export { changedPeople } from './changed-people.ts';
export type { DepartmentNode, DepartmentTree } from './department-trees.ts';
export { type PairRow, friendshipOf, lockPairs, pairsOf, readPairs, readTies, writePairs } from './pairs.ts';
export { listedUser, matched, personDetail, personLine, searchUser, searchable } from './person-presenter.ts';
export {
  type PersonRecord,
  type SearchRecord,
  avatarVersion,
  findListed,
  findPeople,
  findSearchRecords,
  peopleByName,
  versionOf,
} from './person-record.ts';
export { readName, readingsOf, sortKey } from './readings.ts';
