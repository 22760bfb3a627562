/** Something outside the program stands in the way: its message is one sentence that says what to do. */
export class StartupError extends Error {
  override name = 'StartupError';
  /** Whether the error is temporary, so that a retry may succeed: a full disk, an unreachable database. */
  readonly passing: boolean;

  constructor(message: string, { passing = false } = {}) {
    super(message);
    this.passing = passing;
  }
}

/** The system's code of a failed call (`ENOENT`, `EACCES` …), if the thing thrown has one. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
