const errors: string[] = [];

/** Listens to `console.error` during a story; ends with the story. */
export function listenToConsole(): () => void {
  const original = console.error;
  errors.length = 0;
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
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
