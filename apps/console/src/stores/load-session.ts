import { administrationApi, entryApi, userAvatarUrl } from '../api.ts';
import { session } from './session.ts';

/** Fetches who is signed in, and what they may do. Rejects when there is no session, or no server. */
export async function loadSession(userId: string): Promise<void> {
  const [person, permissions] = await Promise.all([
    entryApi.obtainUser({ userId }),
    administrationApi.access(),
  ]);
  Object.assign(session, {
    status: 'active',
    userId: person.id,
    userName: person.name,
    avatarUrl: userAvatarUrl(person.id, person.avatarVersion) ?? '',
    permissions,
  });
}
