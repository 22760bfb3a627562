import { expect, test, vi } from 'vitest';
import { answeredAhead, askAhead, takeAhead } from './ahead.ts';

const asking = (answer: string) => vi.fn<(signal: AbortSignal) => Promise<string>>(async () => answer);

test('an answer that is here is there for the first drawing, and taken once', async () => {
  const ask = asking('here');
  await expect(askAhead('demo~lina', ask)).resolves.toBe('here');
  expect(answeredAhead('demo~lina', ask)).toBe('here');
  await expect(takeAhead('demo~lina', ask)).resolves.toBe('here');
  expect(answeredAhead('demo~lina', ask)).toBeUndefined();
  expect(takeAhead('demo~lina', ask)).toBeUndefined();
});

test('an answer on its way is waited for, and asked for once', async () => {
  const ask = asking('later');
  const ahead = askAhead('demo~lina', ask);
  void askAhead('demo~lina', ask);
  expect(answeredAhead('demo~lina', ask)).toBeUndefined();
  await expect(takeAhead('demo~lina', ask)).resolves.toBe('later');
  await ahead;
  expect(ask).toHaveBeenCalledOnce();
});

test('whoever was drawn asks by themself', async () => {
  const ask = asking('new');
  void takeAhead('demo~lina', ask);
  await askAhead('demo~lina', ask);
  expect(ask).not.toHaveBeenCalled();
});

test('nobody is shown the answer of somebody else', async () => {
  const ask = asking('of lina');
  await askAhead('demo~lina', ask);
  expect(answeredAhead('demo~smith', ask)).toBeUndefined();
  expect(takeAhead('demo~smith', ask)).toBeUndefined();
});

test('a failure is forgotten', async () => {
  const ask = vi.fn<(signal: AbortSignal) => Promise<string>>().mockRejectedValue(new Error('away'));
  await expect(askAhead('demo~lina', ask)).resolves.toBeUndefined();
  expect(takeAhead('demo~lina', ask)).toBeUndefined();
});

test('an answer that nobody draws is forgotten after a while', async () => {
  vi.useFakeTimers();
  const ask = asking('old');
  await askAhead('demo~lina', ask);
  vi.advanceTimersByTime(10_000);
  expect(answeredAhead('demo~lina', ask)).toBeUndefined();
  vi.useRealTimers();
});
