import * as z from 'zod/mini';
import { flag, id } from '../fields.ts';

/** A department, wire form (specification, section 3). */
export interface DepartmentWire {
  deptId: string;
  name: string;
  /** People in it and its sub-departments, without duplicates. */
  count: number;
  /** 1: the caller belongs to it. */
  own?: 0 | 1 | undefined;
  childDepts: DepartmentWire[];
}

/** A department with its sub-departments. */
export interface Department {
  id: string;
  name: string;
  /** People in it and its sub-departments, without duplicates. */
  people: number;
  /** The signed-in person belongs to it; a tree opens here. */
  own: boolean;
  children: Department[];
}

export const department: z.ZodMiniType<DepartmentWire> = z.object({
  deptId: id,
  name: z.string(),
  count: z.int(),
  own: z.optional(flag),
  get childDepts() {
    return z.array(department);
  },
});

/** The top-level departments. */
export const departmentTree = z.pipe(
  z.array(department),
  z.transform((tops) => tops.map(asDepartment)),
);

function asDepartment({ deptId, name, count, own, childDepts }: DepartmentWire): Department {
  return { id: deptId, name, people: count, own: own === 1, children: childDepts.map(asDepartment) };
}
