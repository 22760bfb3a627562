import { proxy } from 'valtio';

/** Facts of a person that are shown until their details are loaded. */
export interface KnownPerson {
  id: string;
  name: string;
  position?: string | undefined;
  department?: string | undefined;
}

interface PersonCardState {
  /** Whose card is open, if any. */
  person?: KnownPerson | undefined;
  /** The people whose cards led to it, the first one first. */
  under: KnownPerson[];
}

export const personCard = proxy<PersonCardState>({ under: [] });

const known = ({ id, name, position, department }: KnownPerson): KnownPerson => ({
  id,
  name,
  position,
  department,
});

export function openPersonCard(person: KnownPerson): void {
  personCard.person = known(person);
  personCard.under = [];
}

/** Goes from the open card to that of a person it names; back to a card that led to the open one. */
export function openNextCard(person: KnownPerson): void {
  const { under, person: open } = personCard;
  const at = under.findIndex(({ id }) => id === person.id);
  personCard.under = at < 0 ? [...under, ...(open ? [open] : [])] : under.slice(0, at);
  personCard.person = known(person);
}

/** Goes back to the card that led to the open one. */
export function backToCard(): void {
  const { under } = personCard;
  personCard.person = under.at(-1);
  personCard.under = under.slice(0, -1);
}

export function closePersonCard(): void {
  personCard.person = undefined;
  personCard.under = [];
}
