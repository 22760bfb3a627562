import { proxy } from 'valtio';

/** What is known of a person before the server has answered. */
export interface KnownPerson {
  id: string;
  name: string;
  position?: string | undefined;
  department?: string | undefined;
}

/** Whose card is open, if any; `changes` counts how often what it shows has changed since. */
export const personCard = proxy<{ person?: KnownPerson | undefined; changes: number }>({ changes: 0 });

export function openPersonCard(person: KnownPerson): void {
  const { id, name, position, department } = person;
  personCard.person = { id, name, position, department };
}

/** What this person's card shows has changed, or anybody's: an open one asks again. */
export function refreshPersonCard(userId?: string): void {
  if (userId === undefined || userId === personCard.person?.id) personCard.changes += 1;
}

export function closePersonCard(): void {
  personCard.person = undefined;
}
