import type { Known } from './people.ts';

/** A named person, or the index of another group member. */
export type Speaker = Known | number;

/** A message of the demo. */
export interface Line {
  by: Speaker;
  /** Minutes before the organisation was created. */
  ago: number;
  text: string;
  /** Name of a file on the speaker's disk. */
  file?: string;
  /** Label of the message, for later quotes. */
  as?: string;
  /** Label of the quoted message. */
  replyTo?: string;
  mentions?: readonly (Known | 'all')[];
  reactions?: readonly (readonly [emoji: string, ...by: Speaker[]])[];
  /** Text after an edit by its author; sent within a day. */
  edited?: string;
  /** Recalled by its author; sent within two minutes. */
  recalled?: true;
  pinned?: true;
  /** People who save it as a favourite, with tags. */
  kept?: readonly { by: Known; tags: readonly string[] }[];
}

export interface GroupTalk {
  /** Name of the group. */
  group: string;
  lines: readonly Line[];
  /** Number of unread messages by person; the other named people have read all. */
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
