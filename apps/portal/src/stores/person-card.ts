import { proxy } from 'valtio';

/** What is known of a person before the server has answered. */
export interface KnownPerson {
  id: string;
  name: string;
  position?: string | undefined;
  department?: string | undefined;
}

/** Whose card is open, if any. */
export const personCard = proxy<{ person?: KnownPerson | undefined }>({});

export function openPersonCard(person: KnownPerson): void {
  const { id, name, position, department } = person;
  personCard.person = { id, name, position, department };
}

export function closePersonCard(): void {
  personCard.person = undefined;
}
