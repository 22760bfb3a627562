import type { Department } from '../contract/directory/departments.ts';
import type { FoundDepartment } from '../contract/directory/search-results.ts';
import type { DepartmentContact } from './types.ts';

/** A department in the tree. */
export interface Place {
  /** From the top department to the department itself. */
  path: readonly DepartmentContact[];
  /** Its direct sub-departments. */
  below: readonly DepartmentContact[];
}

const holdsSelf = ({ own, children }: Department): boolean => own || children.some(holdsSelf);

/** Every department by its id; the empty id has the top departments. */
export function placesOf(tops: readonly Department[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (departments: readonly Department[], above: readonly DepartmentContact[]) =>
    departments.map((department): DepartmentContact => {
      const { id, name, people, children } = department;
      const contact: DepartmentContact = {
        type: 'department',
        id,
        name,
        // The server counts the signed-in user; a picker never adds that user with a department.
        count: people - (holdsSelf(department) ? 1 : 0),
        hasChildren: children.length > 0,
      };
      const path = [...above, contact];
      places.set(id, { path, below: add(children, path) });
      return contact;
    });
  const below = add(tops, []);
  return places.set('', { path: [], below });
}

/** A search result as the tree has it; empty for a department that the tree does not have yet, because it cannot be opened. */
export function toFoundDepartment(
  { id, match }: FoundDepartment,
  place: Place | undefined,
): DepartmentContact[] {
  const department = place?.path.at(-1);
  if (department?.id !== id) return [];
  const above = place?.path.slice(0, -1).map((each) => ({ id: each.id, name: each.name }));
  return [{ ...department, above, match }];
}
