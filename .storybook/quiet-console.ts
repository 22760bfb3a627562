const errors: string[] = [];

// Not an error of anyone's: the browser says that sizes changed again while it told of sizes, and tells the rest in the
// next frame. Virtual lists measure rows that way (virtua's README, under FAQ): a list that is only as high as its rows
// grows once they are measured, and its own height was told before.
const harmless = 'ResizeObserver loop completed with undelivered notifications.';

/** Listens to `console.error` during a story; ends with the story. */
export function listenToConsole(): () => void {
  const original = console.error;
  errors.length = 0;
  console.error = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (text.endsWith(harmless)) return;
    errors.push(text);
    original(...parts);
  };
  return () => {
    console.error = original;
  };
}

/** Fails the story when something was reported: React's warnings come this way too. */
export function expectQuietConsole(): void {
  const seen = errors.splice(0);
  if (seen.length > 0) throw new Error(`Errors in the console: ${seen.join('\n')}`);
}
