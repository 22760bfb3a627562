/** A segment of a message: plain text or a link. */
export type TextPart = { kind: 'text'; text: string } | LinkPart;

/** URL of a link. */
export interface LinkPart {
  kind: 'link';
  text: string;
  href: string;
}

// A scheme or www, up to a space, an invisible character, a quote, CJK punctuation or a CJK letter: Chinese and Japanese put no space after an
// address. Browsers copy addresses with such letters percent-encoded.
const address =
  /(?:https?:\/\/|www\.)[^\s<>"'`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u00ad\u200b-\u200d\u2060-\u2064\ufeff]+/giu;
const trailing = /[.,;:!?…*_~]$/u;
const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const occurrences = (text: string, character: string) => text.split(character).length - 1;

/** Strips punctuation that belongs to the sentence: a full stop, a bracket opened before the address. */
function trimAddress(text: string): string {
  let url = text;
  for (;;) {
    const last = url.at(-1) ?? '';
    const opening = pairs[last];
    const unmatched = opening !== undefined && occurrences(url, last) > occurrences(url, opening);
    if (!unmatched && !trailing.test(url)) return url;
    url = url.slice(0, -1);
  }
}

/**
 * Characters that make an address look like another one: those of direction, and the backslash, which browsers read as a slash.
 * Favourites and cards refuse such addresses; here they stay text.
 */
const disguises = /[\p{Cc}\p{Bidi_Control}\\]/u;

function safeHref(shown: string): string | undefined {
  // Browsers repair `https:////host`, too.
  if (disguises.test(shown) || /^https?:\/\/\//iu.test(shown)) return undefined;
  const text = /^www\./iu.test(shown) ? `https://${shown}` : shown;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  // Rejects credentials: they make one host look like another.
  return (url.protocol === 'https:' || url.protocol === 'http:') && !url.username ? url.href : undefined;
}

/** Splits a message into text and links. Only http and https are linked. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = trimAddress(match[0]);
    const withinWord = /^www/iu.test(shown) && /[\w@./-]/u.test(text[match.index - 1] ?? '');
    if (withinWord) continue;
    const href = safeHref(shown);
    if (!href) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'link', text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
