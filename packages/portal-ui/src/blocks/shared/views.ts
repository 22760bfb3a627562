/** Half-open ranges of UTF-16 units of a text, in ascending order and without overlap: the part that matched. */
export type MarkRange = readonly [start: number, end: number];

/** Why a row was found. */
export interface MatchView {
  /** `userId`, `email` and `phone` are not part of a person's row, `member` not of a group's: the row then says them. */
  field: 'name' | 'position' | 'userId' | 'email' | 'phone' | 'member';
  /** The field's text, where the row does not show it. */
  text?: string | undefined;
  /** The part of the field that matched. */
  ranges: readonly MarkRange[];
}

/** A person as every block shows them: avatar, name, position, department, always in this order. */
export interface PersonView {
  /** Names the person for good; the colour of the initials is made from it. */
  id: string;
  name: string;
  position?: string | undefined;
  department?: string | undefined;
  /** Address of the picture; without one, initials stand in. */
  avatarUrl?: string | undefined;
}

/** An ordinary group, one about a topic, or a team. */
export type GroupKind = 'group' | 'topicGroup' | 'teamGroup';

/** A group as every block shows it. */
export interface GroupView {
  id: string;
  name: string;
  kind: GroupKind;
  avatarUrl?: string | undefined;
  /** Its first members: without a picture they are its mark. */
  members?: readonly PersonView[] | undefined;
}

/** How times are written: nothing here is read from the environment, so that a view is the same wherever it renders. */
export interface TimeSettings {
  /** BCP 47 language of the words and the order of a date. */
  locale: string;
  /** IANA time zone; without one, that of the browser. */
  timeZone?: string | undefined;
  /** The present, in milliseconds: tells today from yesterday. Renew it when the day changes. */
  now: number;
}
