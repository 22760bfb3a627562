/** Favourites (decision C9). */
export const collection = {};
