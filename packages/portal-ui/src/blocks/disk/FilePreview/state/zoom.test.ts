import { describe, expect, it } from 'vitest';
import { fitted, held, maxScale, zoomedBy } from './zoom.ts';

const stage = { width: 400, height: 300 };
const picture = { width: 400, height: 200 };

describe('zoomedBy', () => {
  it('keeps the point under the pointer in place', () => {
    const zoom = zoomedBy(fitted, 2, { x: 100, y: 50 });
    // The point at 100, 50 of the fitted picture is at 200 + x, 100 + y of the one twice as large.
    expect([200 + zoom.x, 100 + zoom.y]).toEqual([100, 50]);
  });

  it('stays between the fit and the maximum', () => {
    expect(zoomedBy(fitted, 0.1).scale).toBe(1);
    expect(zoomedBy(fitted, 100).scale).toBe(maxScale);
  });
});

describe('held', () => {
  it('never moves a picture that fits', () => {
    expect(held({ ...fitted, x: 40, y: -20 }, stage, picture)).toEqual(fitted);
  });

  it('moves a larger picture to its edges, with rotation', () => {
    expect(held({ scale: 2, x: 999, y: -999, turns: 0 }, stage, picture)).toMatchObject({ x: 200, y: -50 });
    expect(held({ scale: 2, x: 999, y: -999, turns: 1 }, stage, picture)).toMatchObject({ x: 0, y: -250 });
  });
});
