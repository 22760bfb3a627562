/** Message of a story's page to the board that frames it, after the story has rendered and played. */
export const storyEnded = 'portal-story-ended';

/** Timeout of one story. */
const STORY_TIMEOUT_MS = 15_000;

let last = Promise.resolve();

/**
 * Loads a story after those that were queued before it: a page has one focus, and stories that play at once would take it
 * from each other. Aborting `givenUp` removes it from the queue. Calls `onShown` when the story has played or timed out.
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
        const timer = setTimeout(end, STORY_TIMEOUT_MS);
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
