/**
 * Normalisation of texts for comparison (D12): width, case and accents are ignored, katakana becomes hiragana. Works
 * per cluster (a character with its combining marks), so that each folded unit maps to a part of the shown text.
 */

/** A folded text and, for each of its UTF-16 units, the half-open range of the source text. */
export interface Folded {
  text: string;
  starts: number[];
  ends: number[];
}

// U+FF9E and U+FF9F are the half-width voicing marks: letters by category, marks by use.
const clusters = /[\s\S][\p{M}\u{FF9E}\u{FF9F}]*/gu;
const latinMarks = /[\u0300-\u036F]/g;
const katakana = /[\u30A1-\u30F6\u30FD\u30FE]/g;
const plainAscii = /^[\0-\x7F]*$/;
/** Letters without a Unicode decomposition, spelt as users type them. */
const spelledOut: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
};
const undecomposed = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g');

function foldOnce(cluster: string): string {
  return (
    cluster
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      // Only marks of Latin, Greek and Cyrillic: a kana's voicing mark makes a different letter.
      .replace(latinMarks, '')
      .normalize('NFC')
      .replace(undecomposed, (letter) => spelledOut[letter] ?? letter)
      .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
  );
}

/** Cache: names use few distinct characters, and folding one takes a microsecond or more. */
const known = new Map<string, string>();
const mostKnown = 10_000;

function foldCluster(cluster: string): string {
  if (cluster.length === 1 && cluster < '\x80') return cluster.toLowerCase();
  const before = known.get(cluster);
  if (before !== undefined) return before;
  const once = foldOnce(cluster);
  // A few compatibility characters need two passes.
  const folded = once === cluster ? once : foldOnce(once);
  if (known.size >= mostKnown) known.clear();
  known.set(cluster, folded);
  return folded;
}

/** Folds a text for comparison. Idempotent. */
export function fold(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase();
  return text.replace(clusters, foldCluster);
}

/** Folds a text with the source range of each folded unit. Drops units that `keep` rejects. */
export function foldAligned(shown: string, keep: (unit: string) => boolean = () => true): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (let start = 0; start < shown.length;) {
    const end = clusterEnd(shown, start);
    for (const point of foldCluster(shown.slice(start, end))) {
      if (!keep(point)) continue;
      text += point;
      for (let unit = 0; unit < point.length; unit += 1) {
        starts.push(start);
        ends.push(end);
      }
    }
    start = end;
  }
  return { text, starts, ends };
}

const attached = /[\p{M}\u{FF9E}\u{FF9F}]/u;

/** End of the cluster at `start`: equals a match of `clusters`, without a match object per character. */
function clusterEnd(text: string, start: number): number {
  let end = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  while (end < text.length) {
    const next = text.codePointAt(end) ?? 0;
    // Fast path: there are no marks below U+0300 or among the ideographs.
    if (next < 0x300 || (next >= 0x3100 && next < 0xa66f)) break;
    const mark = String.fromCodePoint(next);
    if (!attached.test(mark)) break;
    end += mark.length;
  }
  return end;
}

const ignored = /[\p{Z}\p{P}\p{C}\s]/u;
/** Whether a character is significant in names and positions: not spaces, middle dots, hyphens or other punctuation. */
export function counts(character: string): boolean {
  return isAsciiWord(character) || !ignored.test(character);
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー]/u;
/** Whether a character can be a word by itself, so that a match may begin at it. */
export function standsAlone(character: string): boolean {
  return character >= '\x80' && cjk.test(character);
}

const wordCharacter = /[\p{L}\p{N}]/u;
/** Whether a character is a letter or a digit. */
export function isWordCharacter(character: string): boolean {
  return isAsciiWord(character) || (character >= '\x80' && wordCharacter.test(character));
}

function isAsciiWord(character: string): boolean {
  return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9');
}
