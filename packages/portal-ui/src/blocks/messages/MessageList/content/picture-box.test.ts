import { expect, test } from 'vitest';
import { pictureBox } from './picture-box.ts';

test.each([
  [1600, 1200, 320, 240],
  [200, 100, 200, 100],
  // A panorama keeps its height.
  [6000, 600, 320, 32],
  // A picture taller than its box is cropped.
  [600, 9000, 80, 320],
  [120, 800, 80, 320],
  [20, 20, 80, 80],
])('a picture of %i × %i stands in a box of %i × %i', (width, height, boxWidth, boxHeight) => {
  expect(pictureBox({ width, height })).toEqual({ width: boxWidth, height: boxHeight });
});
