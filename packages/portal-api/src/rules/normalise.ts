/**
 * The one way texts are made comparable (D12): full and half width alike, case and accents ignored, katakana as
 * hiragana. It works cluster by cluster (a character with its combining marks), so that each folded unit
 * still knows which part of the shown text it stands for.
 */

/** A folded text and, for each of its UTF-16 units, the half-open range of the shown text it came from. */
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
/** Letters that Unicode does not decompose, as people type them. */
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
      // Only the marks of Latin, Greek and Cyrillic: a kana's voicing mark makes another letter.
      .replace(latinMarks, '')
      .normalize('NFC')
      .replace(undecomposed, (letter) => spelledOut[letter] ?? letter)
      .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
  );
}

function foldCluster(cluster: string): string {
  const folded = foldOnce(cluster);
  // A few compatibility characters unfold in two steps.
  return folded === cluster ? folded : foldOnce(folded);
}

/** Folds a text for comparison. Idempotent. */
export function fold(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase();
  return text.replace(clusters, foldCluster);
}

/** Folds a text and keeps, for each folded unit, its place in the shown text. Units that `keep` refuses are dropped. */
export function foldAligned(shown: string, keep: (unit: string) => boolean = () => true): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (const { 0: cluster, index } of shown.matchAll(clusters)) {
    for (const point of foldCluster(cluster)) {
      if (!keep(point)) continue;
      text += point;
      for (let unit = 0; unit < point.length; unit += 1) {
        starts.push(index);
        ends.push(index + cluster.length);
      }
    }
  }
  return { text, starts, ends };
}

const ignored = /[\p{Z}\p{P}\p{C}\s]/u;
/** Whether a character counts in names and positions: spaces, middle dots, hyphens and other punctuation do not. */
export function counts(character: string): boolean {
  return !ignored.test(character);
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー]/u;
/** Whether a character can be a word by itself, so that a text may be found from any of its characters. */
export function standsAlone(character: string): boolean {
  return cjk.test(character);
}
