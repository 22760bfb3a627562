import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadTracker } from './use-read-tracking.ts';

function tracked() {
  const told: number[] = [];
  return { told, tracker: createReadTracker((seq) => told.push(seq)) };
}

describe('createReadTracker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('reports a position after 500 ms in view, and not before', () => {
    const { told, tracker } = tracked();
    tracker.inView(7);
    vi.advanceTimersByTime(499);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([7]);
  });

  it('reports nothing when the user leaves earlier', () => {
    const { told, tracker } = tracked();
    tracker.inView(7);
    vi.advanceTimersByTime(400);
    tracker.stop();
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual([]);
  });

  it('is not postponed by messages that keep arriving', () => {
    const { told, tracker } = tracked();
    for (let seq = 1; seq <= 60; seq += 1) {
      tracker.inView(seq);
      vi.advanceTimersByTime(20);
    }
    expect(told).toEqual([1, 25]);
    vi.advanceTimersByTime(500);
    expect(told.at(-1)).toBe(50);
    vi.advanceTimersByTime(500);
    expect(told.at(-1)).toBe(60);
  });

  it('restarts when the user scrolls back, and never reports a lower position', () => {
    const { told, tracker } = tracked();
    tracker.inView(9);
    vi.advanceTimersByTime(300);
    tracker.inView(4);
    vi.advanceTimersByTime(300);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(told).toEqual([4]);
    tracker.inView(2);
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual([4]);
  });
});
