/** Loading that takes longer says so: milliseconds, the same for every block. */
export const slowAfter = 5_000;
