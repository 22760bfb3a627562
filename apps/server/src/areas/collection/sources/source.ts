import type { FavouriteKind, FavouriteSourceWire } from '@snap/portal-api/contract';

/** What a source shows its owner at this moment. */
export interface Shown {
  kind: FavouriteKind;
  title: string;
  body: string;
  source: FavouriteSourceWire;
}

/** A source to be saved. */
export interface Captured extends Shown {
  sourceId: string;
  /** Position of a message. */
  place?: { conversationId: string; seq: number };
  /** More words that find it. */
  words?: readonly string[];
}

/** Sources of one type by their id, as they are now: those that are there and their owner's to see. */
export type PresentSources = ReadonlyMap<string, Shown>;
