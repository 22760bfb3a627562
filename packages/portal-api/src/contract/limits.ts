import * as limits from './limit-list.ts';

/** Numbers that both sides must agree on. Times in milliseconds, lengths in code points (E11). */
export { limits };
