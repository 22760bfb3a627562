import { describe, expect, it } from 'vitest';
import type { UploadState, UploadView } from './types.ts';
import { milestoneBetween, phaseOf, progressOf, secondsLeft, summarise } from './upload-summary.ts';

const upload = (state: UploadState, sent = 0, size = 100): UploadView => ({
  id: `${state}-${sent}`,
  name: 'a.jpg',
  kind: 'image',
  size,
  sent,
  state,
  speed: 10,
});
const queue = (...uploads: UploadView[]) => summarise(uploads);

describe('summarise', () => {
  it('excludes cancelled files from the bytes and counts finished files fully', () => {
    const summary = queue(upload('done', 0), upload('uploading', 50), upload('cancelled'), upload('skipped'));
    expect(summary).toMatchObject({ total: 4, size: 200, sent: 150, speed: 10 });
  });

  it('caps the bytes sent at the total', () => {
    expect(progressOf(queue(upload('uploading', 500)))).toBe(1);
  });
});

describe('phaseOf', () => {
  it.each([
    ['uploading', [upload('waiting'), upload('paused')]],
    ['paused', [upload('paused'), upload('asking'), upload('done')]],
    ['asking', [upload('asking'), upload('failed')]],
    ['finished', [upload('done'), upload('failed'), upload('skipped')]],
  ] as const)('is %s', (phase, uploads) => {
    expect(phaseOf(summarise(uploads))).toBe(phase);
  });
});

describe('progressOf', () => {
  it('is full for a queue of uploaded empty files', () => {
    expect(progressOf(queue(upload('done', 0, 0)))).toBe(1);
    expect(progressOf(queue(upload('waiting', 0, 0)))).toBe(0);
  });
});

describe('secondsLeft', () => {
  it('is undefined while nothing is sent', () => {
    expect(secondsLeft(queue(upload('paused', 10)))).toBeUndefined();
    expect(secondsLeft(queue(upload('uploading', 50)))).toBe(5);
  });
});

describe('milestoneBetween', () => {
  const early = queue(upload('uploading', 10), upload('waiting'));
  it.each([
    ['started', undefined, early],
    ['started', queue(), early],
    ['half', early, queue(upload('uploading', 100), upload('uploading', 10))],
    ['failed', early, queue(upload('failed', 10), upload('uploading'))],
    ['asking', early, queue(upload('asking'), upload('failed'), upload('uploading'))],
    ['finished', early, queue(upload('done'), upload('failed'))],
    ['started', early, queue(upload('uploading', 10), upload('waiting'), upload('waiting'))],
    ['started', queue(upload('done')), queue(upload('done'), upload('waiting'))],
    [undefined, undefined, queue(upload('done'))],
    [undefined, early, queue(upload('uploading', 20), upload('waiting'))],
    [undefined, queue(upload('done')), queue(upload('done'))],
    [undefined, early, queue()],
  ])('says %s', (milestone, before, after) => {
    expect(milestoneBetween(before, after)).toBe(milestone);
  });
});
