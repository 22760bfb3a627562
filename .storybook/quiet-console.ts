const errors: string[] = [];

// Harmless: sizes changed again while observers were notified, and the rest is notified in the next frame. Virtual
// lists measure rows this way (virtua's README, FAQ).
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

/** Fails the story when something was reported, React's warnings included. */
export function expectQuietConsole(): void {
  const seen = errors.splice(0);
  if (seen.length > 0) throw new Error(`Errors in the console: ${seen.join('\n')}`);
}
