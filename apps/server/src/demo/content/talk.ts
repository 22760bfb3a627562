import type { Known } from './people.ts';

/** A person known by name, or the index of another member of the group. */
export type Speaker = Known | number;

/** A message of the demonstration. */
export interface Line {
  by: Speaker;
  /** Minutes before the organisation was made. */
  ago: number;
  text: string;
  /** A file of the speaker's disk by its name. */
  file?: string;
  /** Marks the message, so that a later one can answer it. */
  as?: string;
  /** The mark of the message that this one answers. */
  answers?: string;
  mentions?: readonly (Known | 'all')[];
  reactions?: readonly (readonly [emoji: string, ...by: Speaker[]])[];
  /** The text after its author's edit; sent within a day. */
  edited?: string;
  /** Recalled by its author; sent within two minutes. */
  recalled?: true;
  pinned?: true;
  /** Who adds it to their favourites, with which tags. */
  kept?: readonly { by: Known; tags: readonly string[] }[];
}

export interface GroupTalk {
  /** Name of the group. */
  group: string;
  lines: readonly Line[];
  /** Number of unread messages by person; the others known by name have read all. */
  unread?: Partial<Record<Known, number>>;
  muted?: readonly Known[];
  top?: readonly Known[];
  notice?: { by: Known; text: string };
}

export interface DirectTalk {
  between: readonly [Known, Known];
  lines: readonly Line[];
  unread?: Partial<Record<Known, number>>;
  top?: readonly Known[];
}
