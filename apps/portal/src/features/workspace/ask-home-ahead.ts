import { loadWords } from '../../i18n/further-words.ts';
import { askAhead } from '../ahead.ts';
import { askBoard, cardQuestions } from './questions.ts';

/**
 * Asks for the board, and then for what is in its cards, while the guard still asks who somebody is: the cards are then
 * drawn once, as they stay, and not three times.
 */
export async function askHomeAhead(account: string): Promise<void> {
  void loadWords('workspace').catch(() => undefined);
  const board = await askAhead(account, askBoard);
  for (const { type } of board?.channels ?? []) {
    const ask = cardQuestions[type];
    if (ask) void askAhead(account, ask);
  }
}
