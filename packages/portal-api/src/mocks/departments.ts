import type { DepartmentWire } from '../contract/departments.ts';
import type { MockPerson } from './people.ts';

/** A department of the mocked organisation: its path names it. */
export interface MockDepartment extends DepartmentWire {
  childDepts: MockDepartment[];
  /** Who is listed in it, by name; leaders are those who lead it. */
  people: MockPerson[];
}

/** The departments that the people of an organisation are in, as a tree, without those who hide where they work. */
export function departmentsOf(people: readonly MockPerson[]): MockDepartment[] {
  const tops: MockDepartment[] = [];
  for (const person of people.filter(({ hide }) => hide !== true)) {
    const parent = descend(tops, person.parentDepartment, person.parentDepartment);
    const own = descend(parent.childDepts, `${parent.deptId}/${person.department}`, person.department);
    own.people.push(person);
    own.people.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const department of [parent, own]) department.count += 1;
  }
  return tops;
}

function descend(siblings: MockDepartment[], deptId: string, name: string): MockDepartment {
  const known = siblings.find((department) => department.deptId === deptId);
  if (known !== undefined) return known;
  const created: MockDepartment = { deptId, name, count: 0, childDepts: [], people: [] };
  siblings.push(created);
  return created;
}

/** A department and all that are below it. */
export function withDescendants(department: MockDepartment): MockDepartment[] {
  return [department, ...department.childDepts.flatMap(withDescendants)];
}
