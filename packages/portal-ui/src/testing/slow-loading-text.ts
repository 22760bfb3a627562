import { expect, waitFor } from 'storybook/test';

/** Expects the sentence of slow loading: shown by CSS after five seconds, which the story skips. */
export async function showsSlowLoadingText(words: HTMLElement): Promise<void> {
  await waitFor(() => {
    // The skeleton has a delay of 200 ms. Inside the retry, because a restarted animation has that delay again.
    for (const element of [words, words.parentElement])
      for (const animation of element?.getAnimations() ?? []) animation.finish();
    return expect(words).toBeVisible();
  });
  // Nothing clips the sentence, however long the skeleton is.
  const { x, y, width, height } = words.getBoundingClientRect();
  await expect(document.elementFromPoint(x + width / 2, y + height - 1)).toBe(words);
}
