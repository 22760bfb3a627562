import * as z from 'zod/mini';
import { isDepartmentName } from '../../rules/departments.ts';
import { endpoint } from '../endpoint.ts';
import { breaks, emptyResponse, envelope, id, idList, name } from '../fields.ts';
import { limits } from '../limits.ts';
import { seesPeople } from './permissions.ts';

/** A department with those below it. */
export interface AdministeredDepartment {
  id: string;
  name: string;
  /** People who have not left, in it and below it, each once. */
  people: number;
  /** People who have not left, directly in it. */
  members: number;
  leaders: { id: string; name: string }[];
  /** In their order. */
  children: AdministeredDepartment[];
}

export const administeredDepartment: z.ZodMiniType<AdministeredDepartment> = z.object({
  id,
  name: z.string(),
  people: z.int(),
  members: z.int(),
  leaders: z.array(z.object({ id, name: z.string() })),
  get children() {
    return z.array(administeredDepartment);
  },
});

/** A `/` separates the names of a path in staff files. */
const departmentName = name(limits.departmentName).check(z.refine(isDepartmentName, breaks('characters')));

const edits = {
  method: 'POST',
  access: 'session',
  permissions: ['administration:departments:edit'],
  body: 'json',
  source: 'decision 92',
} as const;

/** The departments of the organisation. A department that does not exist: error 1112. */
export const departments = {
  /** Returns all departments with their leaders and counts, and the totals of the organisation. */
  departments: endpoint({
    method: 'GET',
    path: '/co/administration/department/list',
    access: 'session',
    permissions: seesPeople,
    input: z.object({}),
    output: z.object({
      ...envelope,
      departments: z.array(administeredDepartment),
      /** People who have not left. */
      people: z.int(),
      /** Of them, those with a disabled account. */
      disabled: z.int(),
      left: z.int(),
      /** People who have not left and belong to no department. */
      withoutDepartment: z.int(),
    }),
    summary: 'Departments with leaders and counts',
    source: 'decision 92',
  }),

  /**
   * Adds a department at the top or below `parentId`, before `beforeId` or last. Errors: 1601 the name is taken there,
   * 1603 too deep.
   */
  addDepartment: endpoint({
    ...edits,
    path: '/co/administration/department/add',
    names: { parentId: 'department', beforeId: 'department' },
    input: z.object({ name: departmentName, parentId: z.optional(id), beforeId: z.optional(id) }),
    output: z.pipe(
      z.object({ ...envelope, result: administeredDepartment }),
      z.transform(({ result }) => result),
    ),
    summary: 'Add a department',
  }),

  /** Renames a department. Error 1601: the name is taken there. */
  renameDepartment: endpoint({
    ...edits,
    path: '/co/administration/department/rename',
    names: { departmentId: 'department' },
    input: z.object({ departmentId: id, name: departmentName }),
    output: emptyResponse,
    summary: 'Rename a department',
  }),

  /**
   * Moves a department with all that is below it: to the top or below `parentId`, before `beforeId` or last. Also
   * changes the order within a department. Errors: 1601 the name is taken there, 1603 too deep, 1604 below itself.
   */
  moveDepartment: endpoint({
    ...edits,
    path: '/co/administration/department/move',
    names: { departmentId: 'department', parentId: 'department', beforeId: 'department' },
    input: z.object({ departmentId: id, parentId: z.optional(id), beforeId: z.optional(id) }),
    output: emptyResponse,
    summary: 'Move or order a department',
  }),

  /**
   * Removes a department without departments below it and without people; people who have left do not count. Error
   * 1602: it is not empty.
   */
  removeDepartment: endpoint({
    ...edits,
    path: '/co/administration/department/remove',
    names: { departmentId: 'department' },
    input: z.object({ departmentId: id }),
    output: emptyResponse,
    summary: 'Remove an empty department',
  }),

  /**
   * Sets the leaders of a department; who leads it so far and is not listed remains a member. Listed people who are no
   * members become members. Errors: 1101 unknown person, 1256 someone has left.
   */
  setDepartmentLeaders: endpoint({
    ...edits,
    path: '/co/administration/department/leaders',
    names: { departmentId: 'department', personIds: 'people' },
    input: z.object({ departmentId: id, personIds: idList({ most: limits.departmentLeaders }) }),
    output: emptyResponse,
    summary: 'Set the leaders of a department',
  }),
};
