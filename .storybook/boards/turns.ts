/** What a story's page says to the board that frames it, once it has been drawn and played. */
export const storyEnded = 'portal-story-ended';

/** Longest time that others wait for one story. Milliseconds. */
const patience = 15_000;

let last = Promise.resolve();

/**
 * Draws a story when those that asked before have been played: a page has one focus, and stories that play at once would
 * take it from each other. Nobody waits for one that its board has given up. `onShown` is called once the story has been
 * played, or has had its time.
 */
export function drawInTurn(
  frame: HTMLIFrameElement,
  address: string,
  givenUp: AbortSignal,
  onShown: () => void,
): void {
  last = last.then(
    () =>
      new Promise<void>((resolve) => {
        if (givenUp.aborted) return resolve();
        const turn = new AbortController();
        const end = () => {
          turn.abort();
          clearTimeout(timer);
          if (!givenUp.aborted) onShown();
          resolve();
        };
        const timer = setTimeout(end, patience);
        const { signal } = turn;
        givenUp.addEventListener('abort', end, { signal });
        window.addEventListener(
          'message',
          ({ data, source }: MessageEvent<unknown>) => {
            if (data === storyEnded && source === frame.contentWindow) end();
          },
          { signal },
        );
        frame.src = address;
      }),
  );
}
