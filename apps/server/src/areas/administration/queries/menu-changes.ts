import type { AuditEntry } from '@snap/portal-api/contract';
import * as z from 'zod/mini';

/** As `menu-changed` keeps them. */
const recorded = z.array(
  z.object({
    id: z.string(),
    names: z.record(z.string(), z.string()),
    path: z.string(),
    appId: z.optional(z.string()),
    parentId: z.optional(z.string()),
    roles: z.array(z.string()),
    hidden: z.unknown(),
  }),
);

/** Entries of another release may have another form: they are left out. */
const read = (entries: unknown) => z.safeParse(recorded, entries ?? []).data ?? [];

/** What has changed of each entry of a menu, by its names; of the order, the names in it. */
export function menuChanges(
  before: unknown,
  after: unknown,
  names: ReadonlyMap<string, string>,
): AuditEntry['changes'] {
  const [was, is] = [read(before), read(after)];
  const said = (entries: typeof was) => {
    const named = new Map(entries.map(({ id, names: own }) => [id, Object.values(own).join(' / ')]));
    return new Map(
      entries.map(({ id, path, appId, parentId, roles, hidden }) => {
        const inside = parentId === undefined ? undefined : named.get(parentId);
        const given = roles.map((role) => names.get(role) ?? role);
        const parts = [inside && `${inside} ›`, appId ?? path, ...given, Number(hidden) === 1 && 'hidden'];
        return [id, { name: named.get(id) ?? id, text: parts.filter(Boolean).join(', ') || '–' }];
      }),
    );
  };
  const [old, now] = [said(was), said(is)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [gone, come] = [old.get(id), now.get(id)];
    const renamed = gone && come && gone.name !== come.name;
    if (!renamed && gone?.text === come?.text) return [];
    const text = (one: typeof gone) => (renamed && one ? `${one.name}, ${one.text}` : one?.text);
    return [
      {
        field: come?.name ?? gone?.name ?? id,
        ...optional('before', text(gone)),
        ...optional('after', text(come)),
      },
    ];
  });
  if (changed.length > 0) return changed;
  const order = (entries: typeof old) => [...entries.values()].map(({ name }) => name).join(', ');
  return [{ field: 'place', before: order(old), after: order(now) }];
}

const optional = (key: 'before' | 'after', text: string | undefined) =>
  text === undefined ? {} : { [key]: text };
