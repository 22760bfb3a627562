import { expect, waitFor } from 'storybook/test';

/** What loading says once it takes long: CSS alone shows it, after seconds that no story waits for. */
export async function showsLateWords(words: HTMLElement): Promise<void> {
  await waitFor(() => {
    // The skeleton around it has a delay of 200 ms. In the retried part, because an animation that restarts has that delay again.
    for (const element of [words, words.parentElement])
      for (const animation of element?.getAnimations() ?? []) animation.finish();
    return expect(words).toBeVisible();
  });
  // Nothing cuts them off, however long the shape above them is.
  const { x, y, width, height } = words.getBoundingClientRect();
  await expect(document.elementFromPoint(x + width / 2, y + height - 1)).toBe(words);
}
