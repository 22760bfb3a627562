/** Longest side of a single picture, and minimum width of its box, which holds a toolbar; px. */
const longestSide = 320;
const leastWidth = 80;

/** Box of a single picture, with its aspect ratio; a very tall one is cropped to the longest side. */
export function pictureBox({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const boxWidth = Math.max(leastWidth, Math.round(width * scale));
  return { width: boxWidth, height: Math.min(longestSide, Math.round((boxWidth * height) / width)) };
}
