import SCIMMY from 'scimmy';
import { type ScimContext, scimPath } from './context.ts';
import { toScimError } from './errors.ts';
import { listGroups, readGroup, removeGroup, type ScimGroup, writeGroup } from './groups.ts';
import { listUsers, readUser, removeUser, type ScimUser, writeUser } from './users.ts';

/** Most results of a list, and what it has without `count`. */
const maxResults = 200;
const usualResults = 100;
/** Most operations of a bulk request. */
export const maxOperations = 1_000;
/** Largest request, in bytes. */
export const maxPayload = 4 * 1024 * 1024;

/** The library's resources ask for what the portal has; it parses and formats (decision 105). */
interface Asked {
  id?: string;
  filter?: readonly unknown[];
  constraints?: { startIndex?: number; count?: number; totalResults?: number };
}

/** The page that is asked for. The library slices no list whose total it is told. */
async function page<Item>(
  asked: Asked,
  list: (range: { filter: readonly unknown[] | undefined; from: number; size: number }) => Promise<{
    items: Item[];
    total: number;
  }>,
): Promise<Item[]> {
  const { startIndex = 1, count = usualResults } = asked.constraints ?? {};
  const size = Math.min(count, maxResults);
  const { items, total } = await list({ filter: asked.filter, from: startIndex - 1, size });
  asked.constraints = { startIndex, count: items.length, totalResults: total };
  return items;
}

/** The library takes any other error for "not found". */
async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toScimError(error);
  }
}

const { User, Group } = SCIMMY.Resources;

/** Declares what the portal serves. The library keeps it for the whole process; each request brings its context. */
export function declareResources(): void {
  if (SCIMMY.Resources.declared(User)) return;
  SCIMMY.Config.set({
    patch: true,
    bulk: { supported: true, maxOperations, maxPayloadSize: maxPayload },
    filter: { supported: true, maxResults },
    changePassword: false,
    sort: false,
    etag: true,
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token of the organisation, made with "portal scim-token add".',
      },
    ],
  });
  User.basepath(scimPath);
  Group.basepath(scimPath);
  SCIMMY.Resources.Schema.basepath(scimPath);
  SCIMMY.Resources.ResourceType.basepath(scimPath);
  SCIMMY.Resources.ServiceProviderConfig.basepath(scimPath);
  SCIMMY.Resources.declare(User, {
    egress: (resource: Asked, context: ScimContext) =>
      translated(async () =>
        resource.id === undefined
          ? page(resource, async (range) => {
              const { users: items, total } = await listUsers(context, range);
              return { items, total };
            })
          : readUser(context, resource.id),
      ),
    ingress: (resource: Asked, user: ScimUser, context: ScimContext) =>
      translated(() => writeUser(context, resource.id, user)),
    degress: (resource: Asked, context: ScimContext) =>
      translated(() => removeUser(context, resource.id ?? '')),
  });
  SCIMMY.Resources.declare(Group, {
    egress: (resource: Asked, context: ScimContext) =>
      translated(async () =>
        resource.id === undefined
          ? page(resource, async (range) => {
              const { groups: items, total } = await listGroups(context, range);
              return { items, total };
            })
          : readGroup(context, resource.id),
      ),
    ingress: (resource: Asked, group: ScimGroup, context: ScimContext) =>
      translated(() => writeGroup(context, resource.id, group)),
    degress: (resource: Asked, context: ScimContext) =>
      translated(() => removeGroup(context, resource.id ?? '')),
  });
}
