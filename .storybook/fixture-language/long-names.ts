import type { LanguageCode } from '@snap/portal-ui/preferences';

/** Names and titles as the fixtures have them, or longer than most blocks have room for. */
export type NameLength = 'usual' | 'long';

/** What names are lengthened by. Chinese and Japanese ones have no spaces at which a line may end. */
const additions: Record<LanguageCode, { person: string; title: string }> = {
  zh: {
    person: '·费尔南德斯－比利亚努埃瓦－奥尔蒂斯',
    title: '（两会期间全国及驻外记者站新闻报道联合工作组）',
  },
  en: {
    person: ' Fernandez-Villanueva Ortiz Montellano',
    title: ' of the joint working group of all desks and bureaus for the Congress',
  },
  es: {
    person: ' Fernández-Villanueva y Ortiz de Montellano',
    title: ' del grupo conjunto de todas las secciones y corresponsalías para el Congreso',
  },
  ja: {
    person: '・フェルナンデス＝ビジャヌエバ・オルティス',
    title: '（全国両会期間中の本社および海外支局合同取材班）',
  },
};

export const lengthenPerson = (name: string, language: LanguageCode): string =>
  name + additions[language].person;

/**
 * Lengthens a text that is one of the titles, also with a number and the extension of a file. A title within a sentence stays.
 *
 * @param titles Titles of the language.
 */
export function lengthenTitle(text: string, titles: ReadonlySet<string>, language: LanguageCode): string {
  const [, title = '', end = ''] = /^(.*?)([\s\d_-]*(?:\.[a-z0-9]{2,5})?)$/iu.exec(text) ?? [];
  return titles.has(title) ? title + additions[language].title + end : text;
}
