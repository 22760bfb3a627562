import { useState } from 'react';
import type { PersonView } from '../../../shared/views.ts';

/**
 * From card to card and back: whose cards lie on each other, the first at the bottom. Somebody who is on the stack
 * already is gone back to, not put on it again.
 */
export function usePersonStack(first?: PersonView) {
  const [stack, setStack] = useState<readonly PersonView[]>(first ? [first] : []);
  const previous = stack.at(-2);
  return {
    /** Whose card is shown; undefined: none. */
    current: stack.at(-1),
    /** Whose card is under it. */
    previous,
    /** Puts a card on top. */
    open: (person: PersonView) => setStack((before) => pushed(before, person)),
    /** Takes the top card away; undefined where there is none under it. */
    back: previous && (() => setStack((before) => before.slice(0, -1))),
    /** Takes all of them away. */
    close: () => setStack([]),
  };
}

/** The stack with this person's card on top. */
export function pushed(stack: readonly PersonView[], person: PersonView): readonly PersonView[] {
  const at = stack.findIndex(({ id }) => id === person.id);
  return at < 0 ? [...stack, person] : stack.slice(0, at + 1);
}
