import { codes } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/database.ts';
import { type PersonRecord, findPeople, personLine } from '../../directory/index.ts';
import { nameWords } from './name-words.ts';
import type { Captured, PresentSources, Shown } from './source.ts';

/** A colleague. Only the name is saved: what they hide later must not be in favourites (A19). */
export async function capturePerson(tx: Tx, { tenantId, userId }: Actor, id: string): Promise<Captured> {
  const [person] = await findPeople(tx, tenantId, [id]);
  if (!person) throw new Refusal(codes.unknownPerson);
  if (person.left) throw new Refusal(codes.peopleLeft, { names: person.name });
  const { name, readings } = person;
  return {
    ...shown(userId, person),
    source: { type: 'person', userId: id },
    sourceId: id,
    words: nameWords(name, readings),
  };
}

/** People by their id, with what the owner may see of them now. */
export async function presentPeople(
  tx: Tx,
  { tenantId, userId }: Actor,
  ids: readonly string[],
): Promise<PresentSources> {
  const people = await findPeople(tx, tenantId, ids);
  return new Map(
    people.filter(({ left }) => !left).map((person) => [person.userId, shown(userId, person)] as const),
  );
}

function shown(actorId: string, person: PersonRecord): Shown {
  const { id, name, ...facts } = personLine(actorId, person);
  return { kind: 'person', title: name, body: '', source: { type: 'person', userId: id, ...facts } };
}
