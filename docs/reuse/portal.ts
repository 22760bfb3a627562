import { areaApi, createBrowserSession } from '@snap/portal-api';
import { directory, friends } from '@snap/portal-api/areas';

export const session = createBrowserSession({ tenantId: 'demo' });

const people = areaApi(session.client, directory);
const relationships = areaApi(session.client, friends);

/** Returns the first page of colleagues that match a text by name in any script, position or phone. */
export async function findColleagues(query: string, signal?: AbortSignal) {
  const { users, userCount } = await people.search({ query }, { signal });
  return { users: users.map(({ id, name, position }) => ({ id, name, position })), userCount };
}

/** Stars a friend. */
export async function star(personId: string) {
  const { sentence } = await relationships.setStar({ personId, starred: true });
  return sentence;
}
