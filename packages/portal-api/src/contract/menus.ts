import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { newsroomExamples } from './examples/newsroom.ts';
import { envelope, id } from './fields.ts';

export { defaultRole, portalTopic } from './menu-names.ts';

/** A failure is told where the answer was to stand, and by no notice (E15). */
export const quietly = [503] as const;

export const menu = z.object({
  id,
  /** Absent at the top. */
  parentId: z.optional(id),
  name: z.string(),
  /** A path of the portal, or an address. */
  path: z.string(),
  icon: z.string(),
});
/** An entry of a menu. The list is flat, parents first; `parentId` makes the tree. */
export type Menu = z.output<typeof menu>;

/** What a person may see: a part of its own, because every first page asks for it. */
export const menus = {
  /** What a role of the person's allows; 403 for a role that is not theirs (G10). */
  permissions: endpoint({
    method: 'GET',
    path: '/newsbdzh/api/usermng/permissionList/role/{roleId}',
    access: 'session',
    silentOn: quietly,
    names: { roleId: 'value' },
    input: z.object({ roleId: id }),
    output: z.object({ ...envelope, result: z.array(z.string()) }),
    examples: newsroomExamples.permissions,
    summary: 'Permissions of a role',
    source: 'specification 6 and 7; decisions A17, E15',
  }),

  /** The menus that the person's roles open within a topic; topic `portal` is the portal's own pages. */
  menus: endpoint({
    method: 'GET',
    path: '/newsbdzh/api/usermng/menus/role/{userId}/{topicId}',
    access: 'session',
    silentOn: quietly,
    names: { userId: 'self', topicId: 'value' },
    input: z.object({ userId: id, topicId: id }),
    output: z.object({ ...envelope, result: z.array(menu) }),
    examples: newsroomExamples.menus,
    summary: 'Menus of a person within a topic',
    source: 'specification 6 and 7; decision E15',
  }),
};
