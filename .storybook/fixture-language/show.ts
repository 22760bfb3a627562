import type { LanguageCode } from '@snap/portal-ui/preferences';
import { initialsOf } from '../../packages/portal-ui/src/primitives/Avatar/initials.ts';
import { lengthenPerson, lengthenTitle, type NameLength } from './long-names.ts';
import { wholeTexts } from './part-texts.ts';
import type { Row } from './row.ts';
import { givenNames, peopleTexts, staffTexts, surnames } from './staff-texts.ts';
import { texts } from './texts.ts';
import { workTexts } from './work-texts.ts';

const names = surnames.flatMap(([zh, en, es, ja]) =>
  givenNames.map(([given, romanised, spanish, japanese]): Row => [
    zh + given,
    `${en} ${romanised}`,
    `${spanish} ${es}`,
    `${ja} ${japanese}`,
  ]),
);
const rows: readonly Row[] = [...texts, ...names];
const columns: readonly LanguageCode[] = ['zh', 'en', 'es', 'ja'];
const attributes = ['aria-label', 'title', 'alt', 'placeholder'];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const anyOf = (list: readonly string[]) => list.map(escaped).join('|');
const firstCharacter = (text: string) => Array.from(text.trim())[0]?.toLocaleUpperCase() ?? '';
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

const people = new Set<Row>([...peopleTexts, ...names]);
const titles: readonly Row[] = [...staffTexts, ...workTexts];

/** Returns a function that replaces texts of other languages by those of `language`, longest first. */
export function translator(language: LanguageCode, length: NameLength = 'usual'): (text: string) => string {
  const column = columns.indexOf(language);
  const targetOf = (row: Row) => {
    const text = row[column] ?? '';
    return length === 'long' && people.has(row) ? lengthenPerson(text, language) : text;
  };
  const long = new Set(length === 'long' ? titles.map((row) => row[column] ?? '') : []);
  const found = new Map<string, string>();
  for (const row of rows) {
    for (const text of row) if (!found.has(text)) found.set(text, targetOf(row));
  }
  // A text in the language stays whole, also where a part of it is a text of another language.
  for (const row of rows) {
    const target = targetOf(row);
    found.set(row[column] ?? '', target);
    found.set(target, target);
  }
  const sources = [...found.keys()].toSorted((a, b) => b.length - a.length);
  // A Latin text is replaced as a word, so that “Trends” in “Trendsetter” stays; a word of another script may touch it.
  const words = String.raw`(?<!\p{Script=Latin})(?:${anyOf(sources.filter(isLatin))})(?!\p{Script=Latin})`;
  const any = new RegExp(`${words}|${anyOf(sources.filter((text) => !isLatin(text)))}`, 'gu');
  const wholes = new Map(
    wholeTexts.flatMap((row) => row.map((text) => [text, row[column] ?? text] as const)),
  );
  return (text) =>
    lengthenTitle(
      wholes.get(text) ?? text.replaceAll(any, (match) => found.get(match) ?? match),
      long,
      language,
    );
}

/** Returns a function that replaces the initials of a fixture's person by those of the name in `language`. */
export function initialsTranslator(language: LanguageCode): (initials: string) => string {
  const column = columns.indexOf(language);
  const found = new Map<string, string>();
  for (const size of [40, 24]) {
    for (const row of [...peopleTexts, ...names]) {
      const own = initialsOf(row[column] ?? '', size);
      for (const name of row) {
        const initials = initialsOf(name, size);
        if (!found.has(initials)) found.set(initials, own);
      }
    }
  }
  return (initials) => found.get(initials) ?? initials;
}

/**
 * Splits a translated text into as many parts as the text had. The marked one gets the word that was found, else the first
 * word; the parts beside it get the rest.
 */
export function splitLike(parts: readonly { marked: boolean }[], text: string, found = ''): string[] {
  const marked = parts.findIndex((part) => part.marked);
  const at = found === '' ? -1 : text.toLowerCase().indexOf(found.toLowerCase());
  const end = at + found.length;
  const fits = at >= 0 && (at === 0 || marked > 0) && (end === text.length || marked + 1 < parts.length);
  if (fits) {
    const pieces = new Map([
      [marked - 1, text.slice(0, at)],
      [marked, text.slice(at, end)],
      [marked + 1, text.slice(end)],
    ]);
    return parts.map((_, index) => pieces.get(index) ?? '');
  }
  const word = /^\p{Script=Latin}+|^.{1,2}/su.exec(text)?.[0] ?? '';
  const rest = marked + 1 < parts.length ? marked + 1 : undefined;
  return parts.map((_, part) => {
    if (part === marked) return rest === undefined ? text : word;
    return part === rest ? text.slice(word.length) : '';
  });
}

/**
 * Shows the fixtures' texts in one language, also after changes of the page. Returns a function that stops it. The stories'
 * data keep their texts, because play functions use them.
 */
export function showFixturesIn(language: LanguageCode, length: NameLength = 'usual'): () => void {
  const translate = translator(language, length);
  const translateInitials = initialsTranslator(language);
  const shownInitials = new WeakMap<Text, string>();
  const written = new Map<Text, { before: string; after: string }>();
  const write = (node: Text, text: string) => {
    if (text === node.data) return;
    const known = written.get(node);
    written.set(node, { before: known?.after === node.data ? known.before : node.data, after: text });
    node.data = text;
  };
  const showIn = (root: Node) => {
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
    if (translateFirstCharacter(node) || translateCutName(node)) return;
    if (node.parentElement?.closest('[data-hue]')) {
      // Initials that are those of the language already are not translated again.
      if (shownInitials.get(node) === node.data) return;
      const translated = translateInitials(node.data);
      shownInitials.set(node, translated);
      write(node, translated);
      return;
    }
    const line = node.parentElement?.closest('mark')?.parentElement ?? node.parentElement;
    if (line?.querySelector(':scope > mark')) translateMarked(line);
    else write(node, translate(node.data));
  };
  /** An application without an icon shows the first character of the name beside it. */
  const translateFirstCharacter = (node: Text) => {
    const beside = node.parentElement?.matches('[aria-hidden]') && node.parentElement.nextElementSibling;
    const shown = beside ? (beside.querySelector('a, span') ?? beside).firstChild : null;
    if (!(shown instanceof Text)) return false;
    // A re-rendered character comes after its name was translated.
    const known = written.get(shown);
    const name = known?.after === shown.data ? known.before : shown.data;
    if (name === '' || firstCharacter(name) !== node.data) return false;
    const translated = firstCharacter(translate(name));
    write(node, translated);
    return true;
  };
  /** A truncated file name, split into start and end, which are no fixture texts. */
  const translateCutName = (node: Text) => {
    const name = node.parentElement?.parentElement;
    if (!name?.matches('bdi[title]') || name.children.length !== 3) return false;
    const parts = [...name.children].map((child) => child.firstChild);
    const whole = translate(name.getAttribute('title') ?? '');
    const characters = Array.from(whole);
    const end = Array.from(parts[1]?.textContent ?? '').length;
    const parted = [characters.slice(0, -end).join(''), characters.slice(-end).join(''), whole];
    for (const [at, part] of parts.entries()) if (part instanceof Text) write(part, parted[at] ?? '');
    return true;
  };
  /** A text with a highlighted part: the parts are no fixture texts. */
  const translateMarked = (line: Element) => {
    const nodes = [...line.childNodes].flatMap((child) => {
      const node = child instanceof Element && child.matches('mark') ? child.firstChild : child;
      return node instanceof Text ? [{ node, marked: node !== child }] : [];
    });
    const whole = nodes.map(({ node }) => node.data).join('');
    const translated = translate(whole);
    if (translated === whole) return;
    const mark = nodes.find(({ marked }) => marked)?.node.data ?? '';
    const parts = splitLike(nodes, translated, translate(mark));
    for (const [at, { node }] of nodes.entries()) write(node, parts[at] ?? '');
  };
  const translateValue = (field: HTMLTextAreaElement | HTMLInputElement) => {
    const translated = translate(field.value);
    if (translated !== field.value) field.value = translated;
  };
  const translateValues = () => {
    for (const field of document.querySelectorAll('textarea, input'))
      if (
        field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && ['text', 'search'].includes(field.type))
      )
        translateValue(field);
  };
  const translateAttributes = (element: Element) => {
    for (const name of attributes) {
      const value = element.getAttribute(name);
      if (value !== null && translate(value) !== value) element.setAttribute(name, translate(value));
    }
  };
  const visit = (root: Node) => {
    showIn(root);
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
    // A re-rendered block sets its own value again.
    translateValues();
  });
  visit(document.body);
  translateValues();
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  });
  return () => {
    observer.disconnect();
    // Another language begins with the stories' own texts: one that was cut or joined here is no text of the fixtures.
    for (const [node, { before, after }] of written) if (node.data === after) node.data = before;
  };
}
