/** Columns of a staff file, as they are written out. Any order is read. */
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
/** May be added: the name in kana, where a dictionary would guess (`たなか さくら`). Always written by the export. */
export const readingColumn = 'reading';

export type StaffColumn = (typeof staffColumns)[number] | typeof readingColumn;

export function isStaffColumn(name: string): name is StaffColumn {
  return name === readingColumn || staffColumns.some((column) => column === name);
}

/** One person of a staff file, checked. Empty cells are undefined. */
export interface StaffRow {
  /** The part of the user id after the tenant. */
  login: string;
  name: string;
  /** The name in kana. */
  reading?: string | undefined;
  gender?: 'male' | 'female' | undefined;
  position?: string | undefined;
  /** Paths from the root, names joined by `/`, the main department first. */
  departments: string[];
  /** Leads the main department. */
  leader: boolean;
  mobile?: string | undefined;
  telephone?: string | undefined;
  email?: string | undefined;
  introduction?: string | undefined;
  workplace?: string | undefined;
}
