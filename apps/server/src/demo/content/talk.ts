import type { Known } from './people.ts';

/** Who speaks: someone known by name, or one of the others of a group by their place in it. */
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
  /** What its author makes of it afterwards; sent within a day. */
  edited?: string;
  /** Its author takes it back; sent within two minutes. */
  recalled?: true;
  pinned?: true;
  /** Who puts it to their favourites, and under which tags. */
  kept?: readonly { by: Known; tags: readonly string[] }[];
}

export interface GroupTalk {
  /** Name of the group. */
  group: string;
  lines: readonly Line[];
  /** How many of the last messages somebody has not read; everyone else known by name has read all. */
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
