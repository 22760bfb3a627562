import { expect, waitFor } from 'storybook/test';

/** Waits until a virtual list has come to rest: while it moves, its rows take no press. */
export async function settled(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(getComputedStyle(element).pointerEvents).not.toBe('none'));
}
