import type { LanguageCode } from '@snap/portal-ui';
import type { Row } from './row.ts';
import { givenNames, surnames } from './staff-texts.ts';
import { texts } from './texts.ts';

const names = surnames.flatMap(([zh, en, es]) =>
  givenNames.map(([given, romanised, spanish]): Row => [
    zh + given,
    `${en} ${romanised}`,
    `${spanish} ${es}`,
    `${zh} ${given}`,
  ]),
);
const rows: readonly Row[] = [...texts, ...names];
const columns: readonly LanguageCode[] = ['zh', 'en', 'es', 'ja'];
const attributes = ['aria-label', 'title', 'alt', 'placeholder'];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const anyOf = (list: readonly string[]) => list.map(escaped).join('|');
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** Returns a function that replaces texts of other languages by those of `language`, longest first. */
export function translator(language: LanguageCode): (text: string) => string {
  const column = columns.indexOf(language);
  const found = new Map<string, string>();
  for (const row of rows) {
    for (const text of row) if (!found.has(text)) found.set(text, row[column] ?? text);
  }
  // A text in the language stays whole, also where a part of it is a text of another language.
  for (const row of rows) found.set(row[column] ?? '', row[column] ?? '');
  const sources = [...found.keys()].toSorted((a, b) => b.length - a.length);
  // A Latin text is replaced as a word, so that “Trends” in “Trendsetter” stays.
  const words = String.raw`(?<!\p{L})(?:${anyOf(sources.filter(isLatin))})(?!\p{L})`;
  const any = new RegExp(`${words}|${anyOf(sources.filter((text) => !isLatin(text)))}`, 'gu');
  return (text) => text.replaceAll(any, (match) => found.get(match) ?? match);
}

/**
 * Shows the fixtures' texts in one language, also after changes of the page. Returns a function that stops it. The stories'
 * data keep their texts, because play functions use them.
 */
export function showFixturesIn(language: LanguageCode): () => void {
  const translate = translator(language);
  const texts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (
      let node = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
      node;
      node = walker.nextNode()
    )
      if (node instanceof Text) translateText(node);
  };
  const translateText = (node: Text) => {
    if (node.parentElement?.closest('script, style, .sb-wrapper')) return;
    const translated = translate(node.data);
    if (translated !== node.data) node.data = translated;
  };
  const translateAttributes = (element: Element) => {
    for (const name of attributes) {
      const value = element.getAttribute(name);
      if (value !== null && translate(value) !== value) element.setAttribute(name, translate(value));
    }
  };
  const visit = (root: Node) => {
    texts(root);
    if (!(root instanceof Element)) return;
    translateAttributes(root);
    for (const element of root.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
      translateAttributes(element);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(visit);
      else visit(target);
    }
  });
  visit(document.body);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  });
  return () => observer.disconnect();
}
