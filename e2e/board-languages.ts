// Texts of another language in the stories that the boards are made of.
import type { Page } from '@playwright/test';

type BoardLanguage = 'zh' | 'es';

/** Longest time for one story. Milliseconds. */
const STORY_TIMEOUT_MS = 10_000;

/** Boards whose stories mix languages on purpose. */
const mixed = [
  // They compare languages.
  /^(?:testing|boards|preferences|shell-preferences)-/,
];

/** “Area/Component”; longer titles are the component's other boards. */
const isComponent = (title: string) => title.split('/').length === 2;

/** Languages are named in their own words. */
const languageNames = new Set(['中文', '日本語']);

/** Codes, keys, products and formats, which a Chinese page has, too. */
const latinInChinese = /\b(?:Ctrl|Shift|Alt|Cmd|Enter|Esc|Tab|PDF|MP4|[MKGT]B|VPN|HTTP|URL|OA|CMS)\b/g;

/** Two Latin words beside each other make a phrase; one alone may be a code or a name. */
const latinPhrase = /\p{Script=Latin}{2,}[,;:]? \p{Script=Latin}{2,}/u;
const hanOrKana = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function isForeign(text: string, language: BoardLanguage): boolean {
  if (languageNames.has(text)) return false;
  return language === 'zh' ? latinPhrase.test(text.replaceAll(latinInChinese, '')) : hanOrKana.test(text);
}

/**
 * Shows the first story of each component in a language of the toolbar, and returns what is read there in another one.
 * Stories that set their language are left out, and those whose play function fails, which the tests of stories report.
 */
export async function foreignTexts(
  page: Page,
  storybook: string,
  language: BoardLanguage,
): Promise<{ boards: number; foreign: string[] }> {
  const response = await page.request.get(`${storybook}index.json`);
  const index: { entries: Record<string, { id: string; type: string; title: string }> } =
    await response.json();
  const first = new Map<string, string>();
  for (const { type, id, title } of Object.values(index.entries))
    if (type === 'story' && isComponent(title) && !first.has(title) && !mixed.some((each) => each.test(id)))
      first.set(title, id);
  // The page opens with the last one: a story that is there already is not shown again.
  const query = `id=${[...first.values()].at(-1)}&viewMode=story&globals=language:${language};a11y.manual:!true;motion:reduced`;
  await page.goto(`${storybook}iframe.html?${query}`);
  let boards = 0;
  const foreign: string[] = [];
  const [start = '', ...others] = first.values();
  // oxlint-disable no-await-in-loop -- one page shows one story at a time
  for (const [at, story] of [start, ...others, start].entries()) {
    const shown = await page.evaluate(showStory, { story, timeout: STORY_TIMEOUT_MS });
    // The first one may still be shown beside the one that the page opened with; it comes once more at the end.
    if (at === 0 || !shown.played || shown.language !== language) continue;
    boards += 1;
    for (const text of new Set(shown.texts)) if (isForeign(text, language)) foreign.push(`${story}: ${text}`);
  }
  // oxlint-enable no-await-in-loop
  return { boards, foreign };
}

/** In the page: switches to a story, waits until it has been played, and returns its language and what is seen in it. */
async function showStory({ story, timeout }: { story: string; timeout: number }) {
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
  const played = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => end(false), timeout);
    function end(successful: boolean) {
      clearTimeout(timer);
      for (const event of ends) channel.off(event, listen);
      resolve(successful);
    }
    function listen(payload: unknown) {
      const told = typeof payload === 'object' && payload !== null ? payload : {};
      if ('storyId' in told && told.storyId !== story) return;
      end('status' in told && told.status === 'success');
    }
    for (const event of ends) channel.on(event, listen);
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const texts: string[] = [];
  const add = (text: string | null) => {
    if (text !== null && text.trim() !== '') texts.push(text.trim());
  };
  // What was announced during the play function was said in its language; it is not seen.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- a page gets this function alone
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 1 && height > 1;
  };
  const unread = 'script, style, noscript, code, .sb-wrapper, .sb-preparing-story, .sb-preparing-docs';
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
  return { played, language: document.documentElement.lang, texts };
}
