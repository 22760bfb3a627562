import { configure, getConfig } from 'storybook/test';

/**
 * For `beforeAll`: an event inside an event is no `act` of its own. Testing Library wraps every event in React's `act`,
 * which draws what the event changed before it returns. When that drawing takes the focus out of a field that was
 * typed in, user-event tells the field's `change`, and so a second `act` would begin while the first still draws: React
 * takes it for one that was not awaited, and reports that a component suspended.
 */
export function joinNestedEvents(): void {
  const before = getConfig();
  let inside = false;
  configure({
    eventWrapper(dispatch) {
      if (inside) return dispatch();
      inside = true;
      try {
        return before.eventWrapper(dispatch);
      } finally {
        inside = false;
      }
    },
  });
}
