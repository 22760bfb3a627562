import type { DepartmentView, PersonCardView } from '../types.ts';

/** A row of the card (specification, section 2, "Person detail"). */
export type PersonFieldName =
  'gender' | 'position' | 'mobile' | 'telephone' | 'email' | 'introduction' | 'department';

/**
 * - `shown`: everybody sees it.
 * - `marked`: the owner sees the own value, colleagues do not.
 * - `hidden`: not public.
 */
export type FieldVisibility = 'shown' | 'marked' | 'hidden';

/** Whether a row is visible, for its owner or for a colleague (specification, section 6; decision A19). */
export function visibilityOf(
  field: PersonFieldName,
  { hidden, mobileHidden }: Pick<PersonCardView, 'hidden' | 'mobileHidden'>,
  asOwner: boolean,
): FieldVisibility {
  const isHidden = hidden || (field === 'mobile' && mobileHidden);
  if (!isHidden) return 'shown';
  return asOwner ? 'marked' : 'hidden';
}

/** Job duties of a person: of every place where it differs, else the one of the row. */
export function positionsOf({
  position,
  departments,
}: Pick<PersonCardView, 'position' | 'departments'>): string[] {
  const positions = departments.flatMap((department) => (department.position ? [department.position] : []));
  return positions.length > 0 ? [...new Set(positions)] : position ? [position] : [];
}

/** A department with the one above it. */
export function departmentPath({ name, parent }: DepartmentView): string {
  return parent ? `${parent} / ${name}` : name;
}
