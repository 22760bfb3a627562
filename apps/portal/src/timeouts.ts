/** Resolves with the result, or with undefined after the timeout in milliseconds. The work is not cancelled. */
export function within<Result>(timeout: number, work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, timeout))]);
}

/** A request that hangs is repeated after this time. */
const RETRY_MS = 10_000;

interface Retries<Result> {
  /** The request in flight. */
  first: Promise<Result>;
  retry: () => Promise<Result>;
  /** Whether a retry may succeed after this failure. Without it the first failure rejects. */
  isRetryable?: (error: unknown) => boolean;
}

/**
 * Resolves with the first response of parallel retries: on a dead connection a request hangs forever. Hanging requests are not
 * aborted, because on a slow network one of them may be the first to succeed.
 */
export function firstResponse<Result>({ first, retry, isRetryable }: Retries<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const follow = (attempt: Promise<Result>) =>
    attempt.then(resolve, (error: unknown) => {
      if (!isRetryable?.(error)) reject(error);
    });
  const tryAgain = () => void follow(retry());
  const timer = setInterval(tryAgain, RETRY_MS);
  addEventListener('online', tryAgain);
  const stop = () => {
    clearInterval(timer);
    removeEventListener('online', tryAgain);
  };
  promise.then(stop, stop);
  void follow(first);
  return promise;
}
