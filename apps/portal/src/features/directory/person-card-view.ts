import type { PersonDetail } from '@snap/portal-api/contract';
import type { PersonCardView } from '@snap/portal-ui/person-card';
import { userAvatarUrl } from '../../shell-apis.ts';

/** A person as the card shows them. */
export function toPersonCard(person: PersonDetail): PersonCardView {
  const { id, name, avatarVersion, position, department, introduction, gender, mobile, telephone, email } =
    person;
  return {
    id,
    name,
    avatarUrl: userAvatarUrl(id, avatarVersion),
    position,
    department,
    introduction,
    gender,
    mobile,
    telephone,
    email,
    departments: person.departments.map((place) => ({
      name: place.department,
      parent: place.parentDepartment,
      position: place.position,
      leaders: place.leaders.filter((leader) => leader.id !== id),
    })),
    hidden: person.hidden,
    mobileHidden: person.mobileHidden,
    left: person.left,
    relation: person.relation,
    starred: person.starred,
    verifiesFriends: person.verifiesFriends,
  };
}
