import type { FavouriteKind, FavouriteSourceWire } from '@snap/portal-api/contract';

/** What a source shows its owner at this moment. */
export interface Shown {
  kind: FavouriteKind;
  title: string;
  body: string;
  source: FavouriteSourceWire;
}

/** A source to be kept. */
export interface Captured extends Shown {
  sourceId: string;
  /** Of a message: where it stands. */
  place?: { conversationId: string; seq: number };
  /** More words that it is found by. */
  words?: readonly string[];
}

/** Sources of one type by their id, as they are now: those that are there and their owner's to see. */
export type PresentSources = ReadonlyMap<string, Shown>;
