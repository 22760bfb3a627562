import { useState } from 'react';
import type { PersonView } from '../../../shared/views.ts';

/**
 * Stack of person cards, the first at the bottom. Opening a person who is already in the stack returns to their card.
 */
export function usePersonStack(first?: PersonView) {
  const [stack, setStack] = useState<readonly PersonView[]>(first ? [first] : []);
  const previous = stack.at(-2);
  return {
    /** Id of the top card; undefined when the stack is empty. */
    current: stack.at(-1),
    /** Id of the card below. */
    previous,
    /** Pushes a card. */
    open: (person: PersonView) => setStack((before) => pushed(before, person)),
    /** Pops the top card; undefined when it is the only one. */
    back: previous && (() => setStack((before) => before.slice(0, -1))),
    /** Clears the stack. */
    close: () => setStack([]),
  };
}

/** The stack with this person's card on top. */
export function pushed(stack: readonly PersonView[], person: PersonView): readonly PersonView[] {
  const at = stack.findIndex(({ id }) => id === person.id);
  return at < 0 ? [...stack, person] : stack.slice(0, at + 1);
}
