/** An external cause prevents the start; the message is one sentence with the remedy. */
export class StartupError extends Error {
  override name = 'StartupError';
  /** Whether the error is temporary, so that a retry may succeed: a full disk, an unreachable database. */
  readonly passing: boolean;

  constructor(message: string, { passing = false } = {}) {
    super(message);
    this.passing = passing;
  }
}

/** The system's error code (`ENOENT`, `EACCES` …), if there is one. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
