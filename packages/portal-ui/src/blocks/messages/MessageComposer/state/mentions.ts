import type { PersonView } from '../../../shared/views.ts';
import type { Mention, MessageComposerLabels } from '../types.ts';

/** Text typed after an `@`, up to the caret. */
export interface MentionQuery {
  /** Index of the `@`. */
  start: number;
  /** Text between it and the caret. */
  query: string;
}

/** A mention in the text, from its `@` on; half-open. */
export interface MentionRange {
  start: number;
  end: number;
  mention: Mention;
}

const longestQuery = 20;
// In an e-mail address a letter precedes the @: that is no mention.
const queryPattern = new RegExp(`(?<![\\w.@＠-])[@＠]([^\\s@＠]{0,${longestQuery}})$`, 'u');
const isAt = (character: string | undefined) => character === '@' || character === '＠';
// In these scripts a name ends at a word boundary; in others any character may follow.
const spacedLetter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}_]/u;

/** The mention query at the caret, if any. Accepts both the ASCII and the full-width `@`. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | undefined {
  const found = queryPattern.exec(text.slice(Math.max(0, caret - longestQuery - 2), caret));
  const query = found?.[1];
  return query === undefined ? undefined : { start: caret - query.length - 1, query };
}

function endsWord(text: string, end: number): boolean {
  const last = text[end - 1] ?? '';
  return !(spacedLetter.test(last) && spacedLetter.test(text[end] ?? ''));
}

/** Ranges of the mentions in the text, in order. Of names with a common prefix the longest wins. */
export function mentionRanges(text: string, mentions: readonly Mention[]): MentionRange[] {
  if (mentions.length === 0) return [];
  const longestFirst = mentions.toSorted((a, b) => b.name.length - a.name.length);
  const ranges: MentionRange[] = [];
  for (let start = 0; start < text.length; start += 1) {
    if (!isAt(text[start])) continue;
    const mention = longestFirst.find(
      ({ name }) => text.startsWith(name, start + 1) && endsWord(text, start + 1 + name.length),
    );
    if (!mention) continue;
    const end = start + 1 + mention.name.length;
    ranges.push({ start, end, mention });
    start = end - 1;
  }
  return ranges;
}

/** The people mentioned in the text, each once. */
export function mentionsIn(text: string, mentions: readonly Mention[]): Mention[] {
  return [...new Map(mentionRanges(text, mentions).map(({ mention }) => [mention.id, mention])).values()];
}

/** The mention that a deletion at the caret would break: it is deleted as a whole. */
export function deletedMention(
  ranges: readonly MentionRange[],
  caret: number,
  direction: 'backward' | 'forward',
): MentionRange | undefined {
  return ranges.find(({ start, end }) =>
    direction === 'backward' ? start < caret && caret <= end : start <= caret && caret < end,
  );
}

/** The picked person as a mention; a namesake of another mention gets the department added. */
export function mentionOf(
  { id, name, position, department }: PersonView,
  inText: readonly Mention[],
  namesake: MessageComposerLabels['namesake'],
): Mention {
  const known = inText.find((mention) => mention.id === id);
  if (known) return known;
  const taken = inText.some((mention) => mention.name === name);
  return { id, name: taken ? namesake(name, department ?? position ?? id) : name };
}

/** A segment of the text, split at mentions and at the query. */
export interface TextPiece {
  start: number;
  text: string;
  mention: boolean;
}

/** Splits the text into segments. */
export function textPieces(text: string, ranges: readonly MentionRange[], cut: number | undefined) {
  const cuts = [0, ...ranges.flatMap(({ start, end }) => [start, end]), ...(cut === undefined ? [] : [cut])];
  const starts = [...new Set(cuts)].filter((start) => start < text.length).toSorted((a, b) => a - b);
  return starts.map((start, index): TextPiece => ({
    start,
    text: text.slice(start, starts[index + 1]),
    mention: ranges.some((range) => range.start === start),
  }));
}
