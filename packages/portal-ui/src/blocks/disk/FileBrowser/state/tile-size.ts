/** Minimum width of a tile and the gap between two. Pixels. */
export const tileWidth = 152;
export const tileGap = 12;
