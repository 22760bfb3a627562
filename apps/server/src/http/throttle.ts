/**
 * Creates a throttle per key, for example to record a repeated refusal once instead of flooding the log. Each process
 * counts separately.
 * @param pause Milliseconds until the same key is allowed again.
 * @param mostRemembered Maximum keys; beyond, all are forgotten.
 */
export function createThrottle(pause = 60_000, mostRemembered = 10_000): (key: string) => boolean {
  const done = new Map<string, number>();
  return (key) => {
    const before = done.get(key);
    if (before !== undefined && performance.now() - before < pause) return false;
    if (done.size >= mostRemembered) done.clear();
    done.set(key, performance.now());
    return true;
  };
}
