import { useState } from 'react';

/**
 * Text of a live region. A change of language clears it: the text would stay in the old language, and a translated one
 * would be announced although nothing happened.
 * @param words a text or function of the labels used; a new identity means a new language
 * @returns the text, and the function that announces another one
 */
export function useAnnouncement(words: unknown) {
  const [last, setLast] = useState({ words, text: '' });
  if (last.words !== words) setLast({ words, text: '' });
  return [last.words === words ? last.text : '', (text: string) => setLast({ words, text })] as const;
}
