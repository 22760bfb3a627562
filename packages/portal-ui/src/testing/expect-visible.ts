import { expect, waitFor } from 'storybook/test';

/** Expects an element to be visible once its entry animation has started: on the first frame of a fade its opacity is 0. */
export async function expectVisible(element: Element | null): Promise<void> {
  await waitFor(() => expect(element).toBeVisible());
}
