/** How a step ended that a block asked its host to take. */
export interface StepOutcome {
  ok: boolean;
  /** One sentence, shown by the block: the server's own words, for instance. Without it the block has words of its own. */
  message?: string | undefined;
  /** The host has told it already, in a toast for instance: the block stays silent. */
  told?: boolean | undefined;
}

/** Takes the step; a rejection is a failure without a message. */
export async function settle<Outcome extends StepOutcome>(
  step: () => Promise<Outcome>,
): Promise<Outcome | { ok: false; message?: undefined; told?: undefined }> {
  try {
    return await step();
  } catch {
    return { ok: false };
  }
}

/** What a block says of an outcome; undefined where the host has said it, or nothing is to be said. */
export function wordsOf(
  { ok, message, told }: StepOutcome,
  fallback: string | undefined,
): Notice | undefined {
  const text = message ?? fallback;
  return told || !text ? undefined : { tone: ok ? 'success' : 'danger', text };
}

/** One sentence about a step that has ended. */
export interface Notice {
  tone: 'success' | 'danger';
  text: string;
}
