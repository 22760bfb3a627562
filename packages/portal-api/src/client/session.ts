/** What the session keeper needs from its owner. */
export interface SessionKeeperOptions {
  /** The live access token, read afresh each time: another tab may have renewed it. */
  accessToken(): string | undefined;
  /** Trades the refresh cookie for a new token. Resolves to undefined when the session has ended; rejects when nobody knows. */
  requestToken(): Promise<string | undefined>;
  /** Told once per session end. */
  onExpired(): void;
}

export interface SessionKeeper {
  /**
   * A token newer than the one that was refused, or undefined when the session has ended. Many callers share one
   * renewal, and tabs of one browser take turns, because the refresh token changes with every use (E4).
   */
  renew(refused: string | undefined): Promise<string | undefined>;
  /** Reports that the session has ended. True for the first report, false until a new session has begun. */
  end(): boolean;
  /** Reports that a session has begun or been renewed. */
  begin(): void;
  /** Reports that the person signed out: stragglers that are refused afterwards tell nobody. */
  leave(): void;
}

const lockName = 'portal-session-renewal';

/** Keeps one renewal and one end per session, however many calls notice (A7). */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  let renewal: Promise<string | undefined> | undefined;
  let ended: { token: string | undefined } | undefined;

  const newerThan = (refused: string | undefined) => {
    const current = options.accessToken();
    return current !== undefined && current !== refused ? current : undefined;
  };

  const renewNow = async (refused: string | undefined) => {
    // Whoever waited for the lock may find that the other tab has already done the work.
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

/** Runs the work alone among the tabs of this browser, where the browser can tell them apart. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request(lockName, work) : work();
}
