/**
 * Loading state of what a block shows.
 * - `loading`: it is on its way; a skeleton shows after 200 ms, and a sentence under it after five seconds.
 * - `ready`: it is here, also when it is nothing.
 * - `error`: it could not be fetched. Rows that are here from before stay, under a line that says so.
 * - `offline`: nor could it, for want of a network.
 */
export type LoadStatus = 'loading' | 'ready' | 'error' | 'offline';

/** Loading state of a paged list. `loadingMore`: the next page is being fetched; the loaded rows stay. */
export type PagedStatus = LoadStatus | 'loadingMore';

/** Loading state of the next page of a list. */
export type PageStatus = 'idle' | 'loading' | 'error';

/** State of a mutation: what was submitted. `error`: it was refused; the input stays. */
export type MutationStatus = 'idle' | 'pending' | 'error';
