import { fold, standsAlone } from '@snap/portal-api/rules';
import type { MessageRow } from '../presenter.ts';

/** What of a message can be searched. */
export interface Searchable {
  tenantId: string;
  conversationId: string;
  sender: string;
  kind: string;
  msg: string;
  fileName?: string | undefined;
}

/**
 * The text of a message that is searched. Of system messages only an announcement has one, without the wording around
 * it, which is in one language for all readers.
 */
export function searchedText({ msg, extras }: Pick<MessageRow, 'msg' | 'extras'>) {
  return { msg: extras?.system?.text ?? msg, fileName: extras?.file?.name };
}

/** The hashes under which a message is indexed: its parts of one to three characters, and its filters. */
export function termsOf(message: Searchable): number[] {
  const terms = new Set(filterTerms(message));
  for (const word of wordsOf(`${message.msg}\n${message.fileName ?? ''}`)) {
    for (const [index, character] of word.entries()) {
      const [second, third] = [word[index + 1], word[index + 2]];
      terms.add(hash(character));
      if (second !== undefined) terms.add(hash(character + second));
      if (second !== undefined && third !== undefined && ![character, second, third].some(standsAlone)) {
        terms.add(hash(character + second + third));
      }
    }
  }
  return [...terms];
}

/** The hashes of a message that contains these words. */
export function queryTerms(q: string): number[] {
  const terms = new Set<number>();
  for (const word of wordsOf(q)) {
    if (word.length === 1) terms.add(hash(word.join('')));
    for (const [index, character] of word.entries()) {
      const [second, third] = [word[index + 1], word[index + 2]];
      if (second === undefined) break;
      // Alphabets have few pairs of letters, so three are looked for where there are three.
      const alphabetic = ![character, second].some(standsAlone);
      if (alphabetic && third !== undefined && !standsAlone(third))
        terms.add(hash(character + second + third));
      else if (!alphabetic || word.length === 2) terms.add(hash(character + second));
    }
  }
  return [...terms];
}

type Filters = { [K in 'tenantId' | 'conversationId' | 'sender' | 'kind']?: string | undefined };

/** The hashes of what a search is narrowed by. */
export function filterTerms(by: Filters): number[] {
  const { tenantId, conversationId, sender, kind } = by;
  const named = { tenantId, conversationId, sender, kind };
  return Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [hash(`${name}:${value}`)],
  );
}

/** Whether a text or the name of its file contains each word of a search, ignoring case and width. */
export function matcherOf(q: string): (message: Pick<Searchable, 'msg' | 'fileName'>) => boolean {
  const words = wordsOf(q).map((word) => word.join(''));
  return ({ msg, fileName = '' }) => {
    const text = fold(`${msg}\n${fileName}`);
    return words.length > 0 && words.every((word) => text.includes(word));
  };
}

/** Folded words as characters. */
function wordsOf(text: string): string[][] {
  return fold(text)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => Array.from(word));
}

/** FNV-1a over UTF-16 units, as PostgreSQL's integer: a clash costs a look at one more message. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
