export interface SessionKeeperOptions {
  /** The current access token, read each time: another tab may have renewed it. */
  accessToken(): string | undefined;
  /**
   * Exchanges the refresh cookie for a new token. Resolves to undefined when the session has ended; rejects when that
   * is unknown.
   */
  requestToken(): Promise<string | undefined>;
  /** Called once per session end. */
  onExpired(): void;
}

export interface SessionKeeper {
  /**
   * Returns a token newer than the refused one, or undefined when the session has ended. Concurrent callers share one
   * renewal, and tabs take turns, because the refresh token changes with each use (E4).
   */
  renew(refused: string | undefined): Promise<string | undefined>;
  /** Reports the end of the session. True for the first report, then false until the next session. */
  end(): boolean;
  /** Reports a new or renewed session. */
  begin(): void;
  /** Reports a sign-out: late 401 responses are then not reported. */
  leave(): void;
}

const lockName = 'portal-session-renewal';

/** Ensures one renewal and one end per session, however many calls fail (A7). */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  let renewal: Promise<string | undefined> | undefined;
  let ended: { token: string | undefined } | undefined;

  const newerThan = (refused: string | undefined) => {
    const current = options.accessToken();
    return current !== undefined && current !== refused ? current : undefined;
  };

  const renewNow = async (refused: string | undefined) => {
    // Another tab may have renewed the token while this one waited for the lock.
    const token = newerThan(refused) ?? (await options.requestToken());
    if (token !== undefined) ended = undefined;
    return token;
  };

  return {
    renew(refused) {
      const newer = newerThan(refused);
      if (newer !== undefined) return Promise.resolve(newer);
      renewal ??= inTurn(() => renewNow(refused)).finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
    end() {
      const token = options.accessToken();
      const sameSession = ended !== undefined && (token === undefined || token === ended.token);
      if (sameSession) return false;
      ended = { token };
      options.onExpired();
      return true;
    },
    begin() {
      ended = undefined;
    },
    leave() {
      ended = { token: options.accessToken() };
    },
  };
}

/** Runs the work under a lock shared by the browser's tabs, if the browser supports locks. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request(lockName, work) : work();
}
