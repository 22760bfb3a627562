/** Bytes and when they had been sent, in milliseconds. */
interface Sample {
  at: number;
  sent: number;
}

/** As far back as a speed looks, in milliseconds: long enough to be calm, short enough to be true. */
const span = 4_000;

/** How fast each file goes. */
export function createSpeeds() {
  const samples = new Map<string, Sample[]>();
  return {
    /** Takes note, and tells bytes a second; undefined until there is something to go by. */
    note(id: string, sent: number, now: number): number | undefined {
      // A resumed upload starts at 0 until the server has told how much it has.
      if (sent === 0) return undefined;
      const known = (samples.get(id) ?? []).filter(({ at }) => now - at <= span);
      known.push({ at: now, sent });
      samples.set(id, known);
      const [first] = known;
      if (!first || now - first.at < 500) return undefined;
      // After a pause the bytes sent before do not count.
      return Math.max(0, ((sent - first.sent) * 1_000) / (now - first.at));
    },
    /** Ends the measurement of an upload. */
    forget(id: string): void {
      samples.delete(id);
    },
  };
}
