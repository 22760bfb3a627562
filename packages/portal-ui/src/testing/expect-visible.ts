import { expect, waitFor } from 'storybook/test';

/**
 * Expects an element to be visible after its entry animation has started: in the first frame of a fade its opacity is
 * 0.
 */
export async function expectVisible(element: Element | null): Promise<void> {
  await waitFor(() => expect(element).toBeVisible());
}
