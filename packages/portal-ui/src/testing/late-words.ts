import { expect, waitFor } from 'storybook/test';

/** What loading says once it takes long: CSS alone shows it, after seconds that no story waits for. */
export async function showsLateWords(words: HTMLElement): Promise<void> {
  // The shape around it waits for 200 ms.
  for (const element of [words, words.parentElement])
    for (const animation of element?.getAnimations() ?? []) animation.finish();
  await waitFor(() => expect(words).toBeVisible());
}
