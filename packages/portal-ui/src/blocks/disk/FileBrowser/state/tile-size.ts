/** Least width of a tile and the space between two. Pixels. */
export const tileWidth = 152;
export const tileGap = 12;
