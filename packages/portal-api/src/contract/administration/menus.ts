import * as z from 'zod/mini';
import { isIcon, isMenuPath } from '../../rules/addresses.ts';
import { endpoint } from '../endpoint.ts';
import { breaks, envelope, flagInput, id, name, text, truth } from '../fields.ts';
import { limits } from '../limits.ts';
import { menu } from '../newsroom/calls.ts';
import { seesRoles } from './permissions.ts';

const names = z
  .object({
    zh: z.optional(name(limits.menuName)),
    en: z.optional(name(limits.menuName)),
    es: z.optional(name(limits.menuName)),
    ja: z.optional(name(limits.menuName)),
  })
  .check(z.refine((given) => Object.keys(given).length > 0, breaks('required')));

const fields = {
  id,
  /** Absent at the top level. */
  parentId: z.optional(id),
  /** By language; a reader of another one sees the Chinese name, else the first. */
  names,
  icon: z.string().check(z.refine(isIcon, breaks('pattern'))),
  /** A page of the portal or an address; empty for an entry that only holds others, or opens an application. */
  path: text(limits.addressLength).check(z.refine(isMenuPath, breaks('pattern'))),
  /** An application, instead of a path. While there is none with this id, nobody sees the entry. */
  appId: z.optional(id),
  /** Who sees it: those who have one of these roles; everyone when empty. */
  roles: z.array(id).check(z.maxLength(limits.menuRoles)),
};

/** An entry of the menu, as it is sent. */
const entryInput = z
  .object({ ...fields, hidden: z._default(flagInput, 0) })
  .check(
    z.refine(
      ({ appId, path }) => appId === undefined || path === '',
      breaks('combination', { field: 'path' }),
    ),
  );
export type MenuEntryInput = z.input<typeof entryInput>;

interface Placed {
  id: string;
  parentId?: string | undefined;
}

/** Parents stand before what is below them, so that there is no cycle. */
const parentsFirst = (entries: readonly Placed[]) => {
  const known = new Set<string>();
  return entries.every(({ id: own, parentId }) => {
    const fits = parentId === undefined || known.has(parentId);
    known.add(own);
    return fits;
  });
};

/** The whole menu in its order. */
export const menuEntries = z.array(entryInput).check(
  z.maxLength(limits.menuEntries),
  z.refine((entries) => new Set(entries.map((entry) => entry.id)).size === entries.length, breaks('unique')),
  z.refine(parentsFirst, breaks('combination')),
);

const entry = z.object({ ...fields, path: z.string(), icon: z.string(), hidden: truth });
export type AdministeredMenuEntry = z.output<typeof entry>;

const administeredMenu = z.object({
  /** Parents before what is below them. */
  entries: z.array(entry),
  /** False: these are the portal's own pages, because the organisation has arranged no menu. */
  arranged: z.boolean(),
  /** Another system decides on menus (`PORTAL_UPSTREAM_NEWSBDZH_URL`): these are not shown. */
  fromUpstream: z.boolean(),
  /** Changes with every change of the menu. */
  version: z.string(),
  /** Pages of the portal, in the caller's language. */
  pages: z.array(z.object({ path: z.string(), name: z.string() })),
});
export type AdministeredMenu = z.output<typeof administeredMenu>;

const menuResponse = z.pipe(
  z.object({ ...envelope, result: administeredMenu }),
  z.transform(({ result }) => result),
);

const viewOfPerson = z.object({
  /** With that of everyone. */
  roles: z.array(z.object({ id, name: z.string() })),
  /** Of all these roles; `*:*:*` alone when that is everything. */
  permissions: z.array(z.string()),
  /** The menu as the person sees it, in the caller's language. */
  menu: z.array(menu),
  /** Which of the roles give each permission, and open each entry of the menu, by their ids. */
  from: z.object({
    permissions: z.array(z.object({ permission: z.string(), roleIds: z.array(id) })),
    menu: z.array(z.object({ id, roleIds: z.array(id) })),
  }),
  /** Pages of the portal, and whether the person may open them. */
  pages: z.array(z.object({ path: z.string(), name: z.string(), open: z.boolean() })),
  /** Another system decides on menus: the person may see another one. */
  fromUpstream: z.boolean(),
});
export type ViewOfPerson = z.output<typeof viewOfPerson>;

/** The menu of the portal. */
export const menus = {
  /** Returns the organisation's menu with all entries, whoever sees them. */
  menu: endpoint({
    method: 'GET',
    path: '/co/administration/menu/detail',
    access: 'session',
    permissions: ['administration:menus:edit'],
    input: z.object({}),
    output: menuResponse,
    summary: 'The menu with all entries',
    source: 'specification 6; decision 99',
  }),

  /**
   * Replaces the menu, for everyone from their next visit on; without entries the organisation gets the portal's own
   * pages back. Errors: 1614 unknown role, 1644 someone else has changed the menu since `version`.
   */
  setMenu: endpoint({
    method: 'POST',
    path: '/co/administration/menu/set',
    access: 'session',
    permissions: ['administration:menus:edit'],
    body: 'json',
    input: z.object({ entries: menuEntries, version: z.optional(text(limits.idLength)) }),
    output: menuResponse,
    summary: 'Replace the menu',
    source: 'specification 6; decision 99',
  }),

  /** Returns what a person sees and may do: menu, pages, roles and permissions. Error 1101: unknown person. */
  viewOfPerson: endpoint({
    method: 'GET',
    path: '/co/administration/person/view',
    access: 'session',
    permissions: seesRoles,
    names: { personId: 'person' },
    input: z.object({ personId: id }),
    output: z.pipe(
      z.object({ ...envelope, result: viewOfPerson }),
      z.transform(({ result }) => result),
    ),
    summary: 'What a person sees and may do',
    source: 'specification 6; decision 99',
  }),
};
