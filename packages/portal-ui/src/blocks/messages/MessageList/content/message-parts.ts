import { linkify, type TextPart } from './linkify.ts';
import type { MentionView } from '../views.ts';

/** A segment of a message: plain text, a link, a mention or code. */
export type MessagePart =
  | TextPart
  | { kind: 'mention'; text: string; own: boolean }
  /** `block`: on lines of its own. */
  | { kind: 'code'; text: string; block: boolean };

const inline = /`([^`\n]+)`/gu;
const opening = /^[\w+-]*\n/u;

/** Splits a message into segments. Code contains no links or mentions. */
export function messageParts(text: string, mentions: readonly MentionView[] = []): MessagePart[] {
  // Longest name first: 张伟 must not win over 张伟明.
  const names = mentions.toSorted((one, other) => other.name.length - one.name.length);
  const fences = text.split('```');
  return fences.flatMap((piece, index): MessagePart[] => {
    // After an odd number of fences the last one is unclosed: it is text, including the fence.
    const unclosed = index === fences.length - 1 && index % 2 === 1;
    if (index % 2 === 1 && !unclosed) {
      const code = piece.replace(opening, '').replace(/\n$/u, '');
      return code === '' ? [] : [{ kind: 'code', text: code, block: true }];
    }
    // A block starts and ends its own lines already.
    const before = index > 0 && !unclosed ? piece.replace(/^\n/u, '') : piece;
    const sentence = index < fences.length - 2 ? before.replace(/\n$/u, '') : before;
    return inlineParts(unclosed ? `\`\`\`${piece}` : sentence, names);
  });
}

function inlineParts(text: string, names: readonly MentionView[]): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    parts.push(...words(text.slice(end, match.index), names));
    parts.push({ kind: 'code', text: match[1] ?? '', block: false });
    end = match.index + match[0].length;
  }
  parts.push(...words(text.slice(end), names));
  return parts;
}

const words = (text: string, names: readonly MentionView[]): MessagePart[] =>
  linkify(text).flatMap((part) => (part.kind === 'text' ? calls(part.text, names) : [part]));

function calls(text: string, names: readonly MentionView[]): MessagePart[] {
  if (names.length === 0) return [{ kind: 'text', text }];
  const parts: MessagePart[] = [];
  let end = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const start = at + 1;
    const called = names.find(({ name }) => name !== '' && text.startsWith(name, start));
    if (!called) continue;
    if (at > end) parts.push({ kind: 'text', text: text.slice(end, at) });
    end = start + called.name.length;
    parts.push({ kind: 'mention', text: text.slice(at, end), own: called.own });
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

const longText = 900;
const longLines = 16;

/** Whether the text is long enough to be collapsed. */
export function isLong(text: string): boolean {
  return text.length > longText || text.split('\n', longLines + 1).length > longLines;
}
