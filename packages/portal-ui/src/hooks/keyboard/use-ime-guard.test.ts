import { describe, expect, it } from 'vitest';
import { createImeGuard, type GuardedKey } from './use-ime-guard.ts';

const enter = (timeStamp: number, rest: Partial<GuardedKey> = {}): GuardedKey => ({
  key: 'Enter',
  keyCode: 13,
  isComposing: false,
  timeStamp,
  ...rest,
});

describe('createImeGuard', () => {
  it('leaves keys alone without a composition', () => {
    expect(createImeGuard().owns(enter(0))).toBe(false);
  });

  it('owns every key during a composition, in the order of Chromium and Firefox', () => {
    const guard = createImeGuard();
    guard.start();
    expect(guard.composing).toBe(true);
    expect(guard.owns(enter(1_000, { keyCode: 229, isComposing: true }))).toBe(true);
    guard.end(1_001);
    expect(guard.composing).toBe(false);
    expect(guard.owns(enter(1_400))).toBe(false);
  });

  it('owns the key after the end of a composition, in the order of WebKit', () => {
    const guard = createImeGuard();
    guard.start();
    guard.end(2_000);
    expect(guard.owns(enter(2_004))).toBe(true);
    expect(guard.owns(enter(2_004, { keyCode: 229 }))).toBe(true);
  });

  it('releases the next key once the grace period is over', () => {
    const guard = createImeGuard();
    guard.start();
    guard.end(3_000);
    expect(guard.owns(enter(3_050))).toBe(false);
  });

  it.each([
    ['a key named Process', { key: 'Process' }],
    ['key code 229', { keyCode: 229 }],
    ['isComposing', { isComposing: true }],
  ])('owns a key that only shows by %s', (_, sign) => {
    expect(createImeGuard().owns(enter(0, sign))).toBe(true);
  });
});
