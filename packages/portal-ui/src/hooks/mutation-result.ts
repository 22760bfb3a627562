/** Result of a mutation that the app performs for a block. */
export interface MutationResult {
  ok: boolean;
  /** One sentence that the block shows, for instance the server's reason. Default: a label of the block. */
  message?: string | undefined;
  /** The app has already shown the result, for instance in a toast: the block shows nothing. */
  reported?: boolean | undefined;
}

/** Awaits a mutation; a rejection is a failure without a message. */
export async function settle<Result extends MutationResult>(
  mutate: () => Promise<Result>,
): Promise<Result | { ok: false; message?: undefined; reported?: undefined }> {
  try {
    return await mutate();
  } catch {
    return { ok: false };
  }
}

/** Text that a block shows for a result; undefined if the app has shown it, or there is none. */
export function resultMessage(
  { ok, message, reported }: MutationResult,
  fallback: string | undefined,
): ResultMessage | undefined {
  const text = message ?? fallback;
  return reported || !text ? undefined : { tone: ok ? 'success' : 'danger', text };
}

/** One sentence about a finished mutation. */
export interface ResultMessage {
  tone: 'success' | 'danger';
  text: string;
}
