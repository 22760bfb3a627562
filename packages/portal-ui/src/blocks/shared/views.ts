/** Half-open ranges of UTF-16 units of a text, in ascending order and without overlap: the match. */
export type MarkRange = readonly [start: number, end: number];

/** Why a row matched a search. */
export interface MatchView {
  /**
   * A row does not show `userId`, `email` and `phone` of a person or `member` of a group by itself: it then adds the
   * text.
   */
  field: 'name' | 'position' | 'userId' | 'email' | 'phone' | 'member';
  /** Text of the matched field, if the row does not show it. */
  text?: string | undefined;
  /** Ranges of the match in the field. */
  ranges: readonly MarkRange[];
}

/** A person, as used by all blocks: avatar, name, position, department, in this order. */
export interface PersonView {
  /** Permanent id; decides the colour of the initials. */
  id: string;
  name: string;
  position?: string | undefined;
  department?: string | undefined;
  /** Avatar URL; without one, initials show. */
  avatarUrl?: string | undefined;
}

/** An ordinary group, a topic group, or a team. */
export type GroupKind = 'group' | 'topicGroup' | 'teamGroup';

/** A group, as used by all blocks. */
export interface GroupView {
  id: string;
  name: string;
  kind: GroupKind;
  avatarUrl?: string | undefined;
  /** First members: a mosaic when the group has no avatar. */
  members?: readonly PersonView[] | undefined;
}

/** How times are formatted. Nothing is read from the environment, so that a view renders the same everywhere. */
export interface TimeSettings {
  /** BCP 47 language tag. */
  locale: string;
  /** IANA time zone; default: the browser's. */
  timeZone?: string | undefined;
  /** Current time in milliseconds, for `today` and `yesterday`. Update it when the day changes. */
  now: number;
}
