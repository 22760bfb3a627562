import type { PersonView } from '../../../shared/views.ts';
import type { Mention, MessageComposerLabels } from '../types.ts';

/** An `@` before the caret that asks for a name. */
export interface MentionRequest {
  /** Index of the `@`. */
  start: number;
  /** What stands between it and the caret. */
  query: string;
}

/** A name that calls somebody, from its `@` on; half-open. */
export interface MentionRange {
  start: number;
  end: number;
  mention: Mention;
}

const longestQuery = 20;
// An address of e-mail has a letter before its @, and no name is asked for.
const asking = new RegExp(`(?<![\\w.@＠-])[@＠]([^\\s@＠]{0,${longestQuery}})$`, 'u');
const isAt = (character: string | undefined) => character === '@' || character === '＠';
// In these scripts a name ends where its word ends; in others it may be followed by anything.
const spacedLetter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}_]/u;

/** The name that is being asked for at the caret, if any. Both the narrow and the full-width `@` ask. */
export function mentionRequest(text: string, caret: number): MentionRequest | undefined {
  const found = asking.exec(text.slice(Math.max(0, caret - longestQuery - 2), caret));
  const query = found?.[1];
  return query === undefined ? undefined : { start: caret - query.length - 1, query };
}

function endsWord(text: string, end: number): boolean {
  const last = text[end - 1] ?? '';
  return !(spacedLetter.test(last) && spacedLetter.test(text[end] ?? ''));
}

/** Where the picked stand in the text, in its order. Of names that begin alike the longest counts. */
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

/** Who is called in the text, each once. */
export function mentionsIn(text: string, mentions: readonly Mention[]): Mention[] {
  return [...new Map(mentionRanges(text, mentions).map(({ mention }) => [mention.id, mention])).values()];
}

/** The mention that a deletion at the caret would break: it goes as one. */
export function deletedMention(
  ranges: readonly MentionRange[],
  caret: number,
  direction: 'backward' | 'forward',
): MentionRange | undefined {
  return ranges.find(({ start, end }) =>
    direction === 'backward' ? start < caret && caret <= end : start <= caret && caret < end,
  );
}

/** The picked person as a mention: a second person of one name in the same text is told apart by department. */
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

/** A piece of the text, cut where a mention begins or ends and where the name is asked for. */
export interface TextPiece {
  start: number;
  text: string;
  mention: boolean;
}

/** The text in pieces. */
export function textPieces(text: string, ranges: readonly MentionRange[], cut: number | undefined) {
  const cuts = [0, ...ranges.flatMap(({ start, end }) => [start, end]), ...(cut === undefined ? [] : [cut])];
  const starts = [...new Set(cuts)].filter((start) => start < text.length).toSorted((a, b) => a - b);
  return starts.map((start, index): TextPiece => ({
    start,
    text: text.slice(start, starts[index + 1]),
    mention: ranges.some((range) => range.start === start),
  }));
}
