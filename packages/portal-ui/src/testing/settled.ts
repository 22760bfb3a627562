import { expect, waitFor } from 'storybook/test';

/**
 * Waits until a virtual list has settled: while it scrolls, its rows take no press, and while it measures, they move.
 */
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
