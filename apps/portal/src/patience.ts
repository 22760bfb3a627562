/** Resolves with what comes of the work, or with nothing once it has taken so many milliseconds; the work goes on. */
export function within<Result>(patience: number, work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, patience))]);
}
