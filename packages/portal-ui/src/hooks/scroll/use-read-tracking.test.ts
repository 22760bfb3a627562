import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadTracker } from './use-read-tracking.ts';

function tracked() {
  const reported: number[] = [];
  return { reported, tracker: createReadTracker((seq) => reported.push(seq)) };
}

describe('createReadTracker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('reports a position after 500 ms in view, and not before', () => {
    const { reported, tracker } = tracked();
    tracker.inView(7);
    vi.advanceTimersByTime(499);
    expect(reported).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reported).toEqual([7]);
  });

  it('reports nothing when the user leaves earlier', () => {
    const { reported, tracker } = tracked();
    tracker.inView(7);
    vi.advanceTimersByTime(400);
    tracker.stop();
    vi.advanceTimersByTime(1_000);
    expect(reported).toEqual([]);
  });

  it('is not postponed by messages that keep arriving', () => {
    const { reported, tracker } = tracked();
    for (let seq = 1; seq <= 60; seq += 1) {
      tracker.inView(seq);
      vi.advanceTimersByTime(20);
    }
    expect(reported).toEqual([1, 25]);
    vi.advanceTimersByTime(500);
    expect(reported.at(-1)).toBe(50);
    vi.advanceTimersByTime(500);
    expect(reported.at(-1)).toBe(60);
  });

  it('restarts when the user scrolls back, and never reports a lower position', () => {
    const { reported, tracker } = tracked();
    tracker.inView(9);
    vi.advanceTimersByTime(300);
    tracker.inView(4);
    vi.advanceTimersByTime(300);
    expect(reported).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(reported).toEqual([4]);
    tracker.inView(2);
    vi.advanceTimersByTime(1_000);
    expect(reported).toEqual([4]);
  });
});
