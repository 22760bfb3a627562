import { personCard } from '../areas/person-card.ts';
import { areaApi } from '../client/area-api.ts';
import { errorCode } from '../client/error-kinds.ts';
import { codes } from '../contract/codes.ts';
import type { PersonDepartment, PersonDetail } from '../contract/directory/people.ts';
import type { PersonFace, SourceSession } from './types.ts';

interface CardDepartment extends Pick<PersonDepartment, 'position' | 'leaders'> {
  name: string;
  parent?: string | undefined;
}

/** A person as `PersonCard` of `@snap/portal-ui` shows them. */
export interface PersonCardData extends PersonFace, Omit<PersonDetail, keyof PersonFace | 'departments'> {
  departments: readonly CardDepartment[];
}

/** Maps a person's details to a card. */
export function toPersonCard(person: PersonDetail, avatarUrl: string | undefined): PersonCardData {
  return {
    ...person,
    avatarUrl,
    departments: person.departments.map(({ department, parentDepartment, position, leaders }) => ({
      name: department,
      parent: parentDepartment,
      ...(position !== undefined && { position }),
      leaders: leaders.filter(({ id }) => id !== person.id),
    })),
  };
}

/**
 * Creates the function that fetches a person for a card. It resolves to undefined for an unknown id.
 * @throws {PortalApiError}
 */
export function createPersonLoader({ client, loadsMedia }: SourceSession) {
  const { obtainUser, userAvatar } = areaApi(client, personCard);
  return async (userId: string, signal?: AbortSignal): Promise<PersonCardData | undefined> => {
    try {
      const person = await obtainUser({ userId }, { signal });
      const { avatarVersion: version } = person;
      return toPersonCard(person, version && loadsMedia ? userAvatar.url({ userId, version }) : undefined);
    } catch (error) {
      if (errorCode(error) === codes.unknownPerson) return undefined;
      throw error;
    }
  };
}
