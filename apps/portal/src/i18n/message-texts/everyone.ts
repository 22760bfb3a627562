import { i18n } from '@lingui/core';

const words: Readonly<Record<string, string>> = { zh: '所有人', en: 'everyone', es: 'todos', ja: '全員' };

/** How "everyone" is called in a text, in each language of the portal. */
export const everyone = Object.values(words);

// As in the composer: in these scripts a name ends where its word ends.
const called = new RegExp(
  `([@＠])(?:${everyone.join('|')})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{N}_])`,
  'gu',
);

/** Text of a message that mentions everyone: the mention in the language of the reader, not of the sender. */
export function withOwnEveryone(text: string): string {
  const own = words[i18n.locale];
  return own === undefined ? text : text.replace(called, `$1${own}`);
}
