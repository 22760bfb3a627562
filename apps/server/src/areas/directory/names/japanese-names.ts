import kuromoji, { type IpadicFeatures } from '@sglkc/kuromoji';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { toHiragana, toRomaji } from 'wanakana';
import type { NameReadings } from '@snap/portal-api/rules';

type Japanese = NonNullable<NameReadings['japanese']>;

/** Reads a Japanese name word by word; undefined when it does not look like one. */
export type JapaneseNameReader = (name: string) => Japanese | undefined;

const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const someKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const kanji = /\p{Script=Han}/u;

/** Whether a name may be a Japanese one, so that the dictionary has something to say about it. */
export function mayBeJapanese(name: string): boolean {
  return kanji.test(name) || someKana.test(name);
}

/**
 * Loads the IPADIC dictionary: 0.6 s and some 300 MB, so only in the command-line process that imports. A piece is
 * read when the dictionary knows it as a personal name or when it is kana already; one unknown piece and the name
 * is taken for a Chinese one.
 */
export async function loadJapaneseNames(): Promise<JapaneseNameReader> {
  const folder = dirname(createRequire(import.meta.url).resolve('@sglkc/kuromoji/package.json'));
  const tokenizer = await new Promise<kuromoji.Tokenizer<IpadicFeatures>>((resolve, reject) => {
    kuromoji.builder({ dicPath: join(folder, 'dict') }).build((error, built) => {
      // The declared type says there is always an error; there is none when the dictionary was read.
      if (error as Error | null) reject(error);
      else resolve(built);
    });
  });
  return (name) => {
    const pieces: Japanese = [];
    for (const word of name.split(/[\s・]+/)) {
      for (const token of word === '' ? [] : tokenizer.tokenize(word)) {
        const piece = readToken(token);
        if (!piece) return undefined;
        pieces.push(piece);
      }
    }
    return pieces.length > 0 ? pieces : undefined;
  };
}

function readToken({ surface_form: piece, pos_detail_2: kind, reading }: IpadicFeatures) {
  if (kana.test(piece)) return japanesePiece(piece, piece);
  return kind === '人名' && reading ? japanesePiece(piece, reading) : undefined;
}

/** A piece of a name with its reading, in either kana. */
function japanesePiece(piece: string, reading: string): Japanese[number] {
  const hiragana = toHiragana(reading);
  return { piece, kana: hiragana, romaji: toRomaji(hiragana) };
}

/**
 * Reads a name by the kana stored with it (`たなか さくら`): word by word where both have as many words, as one piece
 * otherwise.
 */
export function readByKana(name: string, reading: string): Japanese {
  const pieces = name.split(/[\s・]+/).filter(Boolean);
  const readings = reading.split(/[\s・]+/).filter(Boolean);
  if (pieces.length !== readings.length) return [japanesePiece(name, readings.join(''))];
  return pieces.map((piece, index) => japanesePiece(piece, readings[index] ?? piece));
}
