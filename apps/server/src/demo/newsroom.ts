import { defaultRole } from '@snap/portal-api/contract';
import type { Tx } from '../store/database.ts';
import { desks, hotspots, places, roles, subjects, todoStories, topicMenus } from './newsroom-texts.ts';
import { createRandom } from './random.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const published = 160;

/** Stories, hotspots, roles and menus of the demo newsroom. Only their dates depend on the current day. */
export async function addSampleNewsroom(tx: Tx, tenantId: string, logins: readonly string[]): Promise<void> {
  const [someone] = logins;
  if (someone === undefined) return;
  const now = Date.now();
  await addHotspots(tx, tenantId, now);
  await addStories(tx, tenantId, logins, now);
  await addRoles(tx, tenantId, new Set(logins));
}

async function addHotspots(tx: Tx, tenantId: string, now: number) {
  const rows = hotspots.map(([title, source, heat, trend], index) => ({
    tenant_id: tenantId,
    hotspot_id: `h${index + 1}`,
    title,
    source,
    heat,
    trend,
    url: `/snap-portal/demo/hotspots/h${index + 1}.html`,
    noted_at: new Date(now - index * 17 * minute),
  }));
  await tx.insertInto('newsroom_hotspot').values(rows).execute();
}

async function addStories(tx: Tx, tenantId: string, logins: readonly string[], now: number) {
  const random = createRandom(7);
  const anyone = () => `${tenantId}~${logins[random.integer(logins.length)]}`;
  const finished = Array.from({ length: published }, (_, index) => {
    const at = new Date(now - random.integer(29 * day));
    return {
      tenant_id: tenantId,
      story_id: `p${index + 1}`,
      title: `${random.pick(places)}${random.pick(subjects)}`,
      kind: '1',
      status: 'published' as const,
      // Desks earlier in the list publish more.
      desk: desks[Math.min(random.integer(desks.length), random.integer(desks.length))] ?? desks[0],
      author_id: anyone(),
      editor_id: null,
      url: null,
      deadline: null,
      updated_at: at,
      published_at: at,
      client_id: null,
    };
  });
  const waiting = todoStories
    .map((story, index) => ({ ...story, id: `w${index + 1}` }))
    .filter(({ editor }) => logins.includes(editor))
    .map(({ id, editor, title, status, desk, hours }, index) => ({
      tenant_id: tenantId,
      story_id: id,
      title,
      kind: '1',
      status,
      desk,
      author_id: anyone(),
      editor_id: `${tenantId}~${editor}`,
      url: `/snap-portal/demo/stories/${id}.html`,
      deadline: hours === undefined ? null : new Date(now + hours * 60 * minute),
      updated_at: new Date(now - (index + 1) * 23 * minute),
      published_at: null,
      client_id: null,
    }));
  await tx.insertInto('newsroom_story').values(finished).execute();
  if (waiting.length > 0) await tx.insertInto('newsroom_story').values(waiting).execute();
}

async function addRoles(tx: Tx, tenantId: string, logins: ReadonlySet<string>) {
  const members = roles.flatMap(({ roleId, people }) =>
    people
      .filter((login) => logins.has(login))
      .map((login) => ({ tenant_id: tenantId, user_id: `${tenantId}~${login}`, role_id: roleId })),
  );
  if (members.length > 0) await tx.insertInto('person_role').values(members).execute();
  const menus = topicMenus.map(([topic_id, menu_id, parent_id, name, path, icon, role], sort) => ({
    tenant_id: tenantId,
    topic_id,
    menu_id,
    parent_id,
    role_id: role ?? defaultRole,
    name,
    path,
    icon,
    sort,
  }));
  await tx.insertInto('menu').values(menus).execute();
}
