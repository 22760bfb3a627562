import { expect, waitFor } from 'storybook/test';

/** What loading says once it takes long: CSS alone shows it, after seconds that no story waits for. */
export async function showsLateWords(words: HTMLElement): Promise<void> {
  await waitFor(() => {
    // The shape around it waits for 200 ms. Again each time: animations begin anew where a block that has just been drawn
    // is hidden for a moment and shown again.
    for (const element of [words, words.parentElement])
      for (const animation of element?.getAnimations() ?? []) animation.finish();
    return expect(words).toBeVisible();
  });
  // Nothing cuts them off, however long the shape above them is.
  const { x, y, width, height } = words.getBoundingClientRect();
  await expect(document.elementFromPoint(x + width / 2, y + height - 1)).toBe(words);
}
