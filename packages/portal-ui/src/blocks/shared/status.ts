/**
 * Loading status of a block's data.
 * - `loading`: a skeleton shows after 200 ms, and a sentence after five seconds.
 * - `ready`: loaded, possibly empty.
 * - `error`: failed to load. Cached rows stay, under a line that says so.
 * - `offline`: the same, without a network.
 */
export type LoadStatus = 'loading' | 'ready' | 'error' | 'offline';

/** Loading status of a paged list. `loadingMore`: the next page loads; the loaded rows stay. */
export type PagedStatus = LoadStatus | 'loadingMore';

/** Loading status of the next page of a list. */
export type PageStatus = 'idle' | 'loading' | 'error';

/** Status of a mutation. `error`: the mutation was refused; the input stays. */
export type MutationStatus = 'idle' | 'pending' | 'error';
