export { PeopleTable } from './PeopleTable.tsx';
export type { AccountState, PeopleTableLabels, PeopleTableProps, PersonRow, StateFilter } from './types.ts';
