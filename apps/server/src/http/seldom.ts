/**
 * Tells whether something is to be done that is worth doing once in a while: a record of what somebody insists on, not a
 * second flood. Each process counts for itself.
 * @param pause Milliseconds in which the same key is not told again.
 * @param mostRemembered Keys; with more, all are forgotten.
 */
export function createSeldom(pause = 60_000, mostRemembered = 10_000): (key: string) => boolean {
  const done = new Map<string, number>();
  return (key) => {
    const before = done.get(key);
    if (before !== undefined && performance.now() - before < pause) return false;
    if (done.size >= mostRemembered) done.clear();
    done.set(key, performance.now());
    return true;
  };
}
