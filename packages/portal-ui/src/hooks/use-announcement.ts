import { useState } from 'react';

/**
 * Text of a live region about something that has happened. A change of language empties it: the text would stay in the
 * old language, and one in the new language would be announced although nothing has happened.
 *
 * @param words a text or function of the labels that announcements are made of; another one means another language
 * @returns the text, and the function that announces another one
 */
export function useAnnouncement(words: unknown) {
  const [last, setLast] = useState({ words, text: '' });
  if (last.words !== words) setLast({ words, text: '' });
  return [last.words === words ? last.text : '', (text: string) => setLast({ words, text })] as const;
}
