import { expect, waitFor } from 'storybook/test';

/** Waits until a virtual list has come to rest: while it moves, its rows take no press, and while it finds its place, they move. */
export async function settled(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(getComputedStyle(element).pointerEvents).not.toBe('none'));
  let before: number | undefined;
  await waitFor(async () => {
    const { top } = element.getBoundingClientRect();
    const held = top === before;
    before = top;
    await expect(held).toBe(true);
  });
}
