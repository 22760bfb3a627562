import { toPersonCard } from '@snap/portal-api/contact-source';
import type { FoundDepartment, Group, Person, PersonDetail } from '@snap/portal-api/contract';
import type { PersonCardView } from '@snap/portal-ui/person-card';
import type { DepartmentHit, GroupHit, PersonHit } from '@snap/portal-ui/search-popover';
import type { Snapshot } from 'valtio';
import { toMarkMembers } from '../../stores/person-view-models.ts';
import { avatarUrlOf } from '../../stores/avatar-url.ts';

export function toPersonHit({
  id,
  name,
  position,
  department,
  avatarVersion,
  match,
}: Snapshot<Person>): PersonHit {
  const avatarUrl = avatarUrlOf({ type: 'user', id }, avatarVersion);
  return { id, name, position, department, avatarUrl, match };
}

export function toGroupHit({
  id,
  name,
  type,
  avatarVersion,
  firstMembers,
  matchedMembers,
  match,
}: Snapshot<Group>): GroupHit {
  const avatarUrl = avatarUrlOf({ type, id }, avatarVersion);
  return { id, name, kind: type, avatarUrl, members: toMarkMembers(firstMembers), matchedMembers, match };
}

export function toDepartmentHit({
  id,
  name,
  parents,
  people,
  match,
}: Snapshot<FoundDepartment>): DepartmentHit {
  return { id, name, parents, people, match };
}

export function toPersonCardView(person: PersonDetail): PersonCardView {
  return toPersonCard(person, avatarUrlOf({ type: 'user', id: person.id }, person.avatarVersion));
}
