import type { DepartmentView, PersonCardView } from '../types.ts';

/** A row of the card (specification, section 2, "Person detail"). */
export type PersonFieldName =
  'gender' | 'position' | 'mobile' | 'telephone' | 'email' | 'introduction' | 'department';

/**
 * - `shown`: visible to everyone.
 * - `marked`: visible to the owner only.
 * - `hidden`: not public.
 */
export type FieldVisibility = 'shown' | 'marked' | 'hidden';

/** Visibility of a row for its owner or for a colleague (specification, section 6; decision A19). */
export function visibilityOf(
  field: PersonFieldName,
  { hidden, mobileHidden }: Pick<PersonCardView, 'hidden' | 'mobileHidden'>,
  asOwner: boolean,
): FieldVisibility {
  const isHidden = hidden || (field === 'mobile' && mobileHidden);
  if (!isHidden) return 'shown';
  return asOwner ? 'marked' : 'hidden';
}

/** Distinct job duties of a person in their departments; falls back to the person's own. */
export function positionsOf({
  position,
  departments,
}: Pick<PersonCardView, 'position' | 'departments'>): string[] {
  const positions = departments.flatMap((department) => (department.position ? [department.position] : []));
  return positions.length > 0 ? [...new Set(positions)] : position ? [position] : [];
}

/** A department with its parent. */
export function departmentPath({ name, parent }: DepartmentView): string {
  return parent ? `${parent} / ${name}` : name;
}
