import type { FavouriteKind, FavouriteSource } from '@snap/portal-api/contract';

/** Whose favourites, as their session says. */
export interface Owner {
  tenantId: string;
  userId: string;
}

/** What a source shows its owner at this moment. */
export interface Shown {
  kind: FavouriteKind;
  title: string;
  body: string;
  source: FavouriteSource;
}

/** A source to be kept. */
export interface Captured extends Shown {
  sourceId: string;
  /** Of a message: where it stands. */
  place?: { conversationId: string; seq: number };
  /** More words that it is found by. */
  words?: readonly string[];
}

/**
 * A source now: what it shows, or `withdrawn` when its author has taken it back from everyone. One that its owner may
 * not see any more is not told of at all.
 */
export type Present = Shown | 'withdrawn';

/** Sources of one type by their id, as they are now. */
export type PresentSources = ReadonlyMap<string, Present>;
