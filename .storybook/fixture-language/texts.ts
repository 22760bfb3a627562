import { messageTexts } from './message-texts.ts';
import { pageTexts } from './page-texts.ts';
import { partTexts } from './part-texts.ts';
import type { Row } from './row.ts';
import { serverTexts } from './server-texts.ts';
import { peopleTexts, staffTexts } from './staff-texts.ts';
import { storyTexts } from './story-texts.ts';
import { workTexts } from './work-texts.ts';

/**
 * Texts of the fixtures in every language. Stories mix languages; the toolbar's language shows all of them in one. Where a
 * text is in several rows, the first row counts.
 */
export const texts: readonly Row[] = [
  ...peopleTexts,
  ...staffTexts,
  ...workTexts,
  ...messageTexts,
  ...storyTexts,
  ...pageTexts,
  ...partTexts,
  ...serverTexts,
];
