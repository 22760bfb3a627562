// Detects text in the wrong language in the stories of boards.
import type { Page } from '@playwright/test';

export const boardLanguages = ['zh', 'en', 'es', 'ja'] as const;
export type BoardLanguage = (typeof boardLanguages)[number];

/** Timeout of a story in milliseconds. */
const STORY_TIMEOUT_MS = 10_000;

/** Stories checked per page: all of them in four languages take more than six minutes. */
const STORIES_PER_PAGE = 1;

/** Boards whose stories mix languages intentionally. */
const mixed = [
  // They compare languages.
  /^(?:testing|boards|preferences|shell-preferences)-/,
];

/** Names of languages in their own language. */
const languageNames = new Set(['中文', '日本語', 'English', 'Español']);

/** Codes, keys, products and formats, which are Latin on Chinese and Japanese pages too. */
const latinEverywhere = /\b(?:Ctrl|Shift|Alt|Cmd|Enter|Esc|Tab|PDF|MP4|[MKGT]B|VPN|HTTP|URL|OA|CMS)\b/g;

/** Two adjacent Latin words form a phrase; a single one may be a code or a name. */
const latinPhrase = /\p{Script=Latin}{2,}[,;:]? (?:\p{Script=Latin} )?\p{Script=Latin}{2,}/u;
const hanOrKana = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Common words that exist in only one of the two languages. */
const englishWord = /(?<!\p{L})(?:the|and|of|with|your|you|this|that|not|from|are|to|find)(?!\p{L})/iu;
const spanishWord = /[¿¡]|(?<!\p{L})(?:del|una|para|está|que|según|con|por)(?!\p{L})/iu;

/** Characters of the Japanese standard JIS X 0208: text with other characters is Chinese. */
const japanese = charactersOf('shift_jis');

function charactersOf(encoding: string): Set<string> {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let lead = 0x81; lead <= 0xfc; lead += 1)
    for (let trail = 0x40; trail <= 0xfc; trail += 1)
      for (const character of decoder.decode(Uint8Array.of(lead, trail))) characters.add(character);
  return characters;
}

const isChinese = (text: string) =>
  Array.from(text).some((character) => /\p{Script=Han}/u.test(character) && !japanese.has(character));

const hasPhrase = (text: string) => latinPhrase.test(text.replaceAll(latinEverywhere, ''));

const isOther: Record<BoardLanguage, (text: string) => boolean> = {
  zh: (text) => hasPhrase(text) || kana.test(text),
  en: (text) => hanOrKana.test(text) || spanishWord.test(text),
  es: (text) => hanOrKana.test(text) || englishWord.test(text),
  ja: (text) => hasPhrase(text) || isChinese(text),
};

/** Whether a text is in another language, judging by its script and common words. */
export function isForeign(text: string, language: BoardLanguage): boolean {
  if (languageNames.has(text)) return false;
  return isOther[language](text);
}

interface Entry {
  id: string;
  type: string;
  title: string;
  tags?: string[];
}

interface Found {
  /** Number of stories read. */
  read: Record<BoardLanguage, number>;
  foreign: string[];
}

/**
 * Shows each story once and then in each language of the toolbar; returns texts in another language. Skips stories that
 * set their language, and those with a failing play function, which the story tests report.
 */
export async function foreignTexts(page: Page, storybook: string): Promise<Found> {
  const response = await page.request.get(`${storybook}index.json`);
  const index: { entries: Record<string, Entry> } = await response.json();
  const first = new Map<string, string[]>();
  for (const { type, id, title, tags = [] } of Object.values(index.entries)) {
    // Pages of the app have the tag `!test`: each reloads the preview (docs/decisions/0067), while the stories here share one document.
    if (type !== 'story' || !tags.includes('test') || mixed.some((each) => each.test(id))) continue;
    const of = first.get(title) ?? [];
    if (of.length < STORIES_PER_PAGE) first.set(title, [...of, id]);
  }
  const stories = [...first.values()].flat();
  // The page opens with the last story, because a story that is already shown is not rendered again.
  const query = `id=${stories.at(-1)}&viewMode=story&globals=language:en;a11y.manual:!true;motion:reduced`;
  await page.goto(`${storybook}iframe.html?${query}`);
  await page.locator('body.sb-show-main').waitFor();
  await page.waitForLoadState('networkidle');
  const found: Found = { read: { zh: 0, en: 0, es: 0, ja: 0 }, foreign: [] };
  const [start = '', ...others] = stories;
  // oxlint-disable no-await-in-loop -- one page shows one story at a time
  for (const [at, story] of [start, ...others, start].entries()) {
    const shown = await page.evaluate(showStory, {
      story,
      languages: boardLanguages,
      timeout: STORY_TIMEOUT_MS,
    });
    // The first one may still overlap the initial story; it is repeated at the end.
    if (at === 0) continue;
    for (const language of boardLanguages) {
      const texts = shown[language];
      if (!texts) continue;
      found.read[language] += 1;
      for (const text of new Set(texts))
        if (isForeign(text, language)) found.foreign.push(`${language} ${story}: ${text}`);
    }
  }
  // oxlint-enable no-await-in-loop
  return found;
}

interface ShowStory {
  story: string;
  languages: readonly BoardLanguage[];
  timeout: number;
}

/**
 * Runs in the page: switches to a story, waits for its play function, and returns its visible text in each language. It
 * is re-rendered in other languages like by the toolbar, without playing again.
 */
async function showStory({ story, languages, timeout }: ShowStory) {
  interface Channel {
    on: (event: string, listener: (payload: unknown) => void) => void;
    off: (event: string, listener: (payload: unknown) => void) => void;
    emit: (event: string, payload: object) => void;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook puts it there
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const ends = ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException'];
  const after = async (event: string, payload: object) => {
    const ended = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => end(false), timeout);
      function end(successful: boolean) {
        clearTimeout(timer);
        for (const each of ends) channel.off(each, listen);
        resolve(successful);
      }
      function listen(message: unknown) {
        const about = typeof message === 'object' && message !== null ? message : {};
        if ('storyId' in about && about.storyId !== story) return;
        end('status' in about && about.status === 'success');
      }
      for (const each of ends) channel.on(each, listen);
      channel.emit(event, payload);
    });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    return ended;
  };
  // Live announcements of the play function are not visible.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- a page gets this function alone
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 1 && height > 1;
  };
  const unread = 'script, style, noscript, code, .sb-wrapper, .sb-preparing-story, .sb-preparing-docs';
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- a page gets this function alone
  const seenTexts = () => {
    const texts: string[] = [];
    const add = (text: string | null) => {
      if (text !== null && text.trim() !== '') texts.push(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest(unread) && isSeen(parent)) add(node.nodeValue);
    }
    for (const field of document.querySelectorAll('input, textarea')) {
      if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) continue;
      if (field.type !== 'radio' && field.type !== 'checkbox') add(field.value);
      add(field.placeholder);
    }
    return texts;
  };
  const shown: Partial<Record<BoardLanguage, string[]>> = {};
  if (!(await after('setCurrentStory', { storyId: story, viewMode: 'story' }))) return shown;
  // oxlint-disable no-await-in-loop -- one language after the other
  const now = document.documentElement.lang;
  for (const language of languages.toSorted((a, b) => Number(b === now) - Number(a === now))) {
    const changed =
      document.documentElement.lang === language || (await after('updateGlobals', { globals: { language } }));
    // A story about one language does not change it.
    if (changed && document.documentElement.lang === language) shown[language] = seenTexts();
  }
  // oxlint-enable no-await-in-loop
  return shown;
}
