/** Columns of a staff file in export order; the import accepts any order. */
export const staffColumns = [
  'user_id',
  'name',
  'gender',
  'position',
  'department',
  'leader',
  'mobile',
  'telephone',
  'email',
  'introduction',
  'workplace',
] as const;
/** Optional column: the name in kana, which overrides the dictionary (`たなか さくら`). The export always writes it. */
export const readingColumn = 'reading';

export type StaffColumn = (typeof staffColumns)[number] | typeof readingColumn;

export function isStaffColumn(name: string): name is StaffColumn {
  return name === readingColumn || staffColumns.some((column) => column === name);
}

/** A validated person of a staff file. Empty cells are undefined. */
export interface StaffRow {
  /** The user id without the tenant. */
  login: string;
  name: string;
  /** The name in kana. */
  reading?: string | undefined;
  gender?: 'male' | 'female' | undefined;
  position?: string | undefined;
  /** Paths from the root, names joined by `/`, main department first. */
  departments: string[];
  /** Those of the departments that the person leads; `true`: the main one. */
  leader: boolean | string[];
  mobile?: string | undefined;
  telephone?: string | undefined;
  email?: string | undefined;
  introduction?: string | undefined;
  workplace?: string | undefined;
}

/** Columns of `person` that a file may set, by the file's column. */
export const settable = [
  'gender',
  'position',
  'mobile',
  'telephone',
  'email',
  'introduction',
  'workplace',
] as const;

/** Staged rows of an import, and how they are meant. */
export interface StagedImport {
  tenantId: string;
  importId: string;
  /** Columns of the file; other fields of existing people stay unchanged. */
  columns: readonly StaffColumn[];
  /** Marks people who are not in the file as left. */
  removeMissing?: boolean;
}
