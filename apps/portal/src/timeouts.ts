/** Resolves with what comes of the work, or with nothing once it has taken so many milliseconds; the work goes on. */
export function within<Result>(patience: number, work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, patience))]);
}

/** After so long another try begins beside one that hangs. Milliseconds. */
const betweenTries = 10_000;

interface Tries<Result> {
  /** The one that is under way already. */
  first: Promise<Result>;
  another: () => Promise<Result>;
  /** Whether another try may mend this failure; without it the first failure decides. */
  mends?: (error: unknown) => boolean;
}

/**
 * Resolves with what comes first of several tries: a connection that has died under a request never answers it, and a new
 * one may. A try that hangs is left alone: on a slow network it may still be the first to answer.
 */
export function firstOfRetries<Result>({ first, another, mends }: Tries<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const follow = (attempt: Promise<Result>) =>
    attempt.then(resolve, (error: unknown) => {
      if (!mends?.(error)) reject(error);
    });
  const tryAgain = () => void follow(another());
  const timer = setInterval(tryAgain, betweenTries);
  addEventListener('online', tryAgain);
  const stop = () => {
    clearInterval(timer);
    removeEventListener('online', tryAgain);
  };
  promise.then(stop, stop);
  void follow(first);
  return promise;
}
