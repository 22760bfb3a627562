import type { Group, Person, PersonDetail } from '@snap/portal-api/contract';
import type { GroupHit, PersonCardView, PersonHit } from '@snap/portal-ui';
import type { Snapshot } from 'valtio';

export function toPersonHit({ id, name, position, department, match }: Snapshot<Person>): PersonHit {
  return { id, name, position, department, match };
}

export function toGroupHit({ id, name, type, matchedMembers, match }: Snapshot<Group>): GroupHit {
  return { id, name, kind: type, matchedMembers, match };
}

export function toPersonCard(person: PersonDetail): PersonCardView {
  const { id, name, position, department, introduction, gender, mobile, telephone, email } = person;
  return {
    id,
    name,
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
    })),
    hidden: person.hidden,
    mobileHidden: person.mobileHidden,
    left: person.left,
    relation: person.relation,
    starred: person.starred,
    verifiesFriends: person.verifiesFriends,
  };
}
