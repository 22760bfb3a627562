// What other areas and the rest of the server may use.
export { loadJapaneseNames, mayBeJapanese } from './names/japanese-names.ts';
export { readingsOf, readName, sortKey } from './names/readings.ts';
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
export { changedPeople } from './queries/changed-people.ts';
export {
  createDepartmentTrees,
  type DepartmentNode,
  type DepartmentTree,
  type DepartmentTrees,
} from './queries/department-trees.ts';
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
