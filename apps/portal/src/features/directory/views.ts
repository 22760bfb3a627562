import type { Group, Person } from '@snap/portal-api/contract';
import type { GroupHit, PersonHit } from '@snap/portal-ui';
import type { Snapshot } from 'valtio';

export function toPersonHit({ id, name, position, department, match }: Snapshot<Person>): PersonHit {
  return { id, name, position, department, match };
}

export function toGroupHit({ id, name, type, matchedMembers, match }: Snapshot<Group>): GroupHit {
  return { id, name, kind: type, matchedMembers, match };
}
