import * as en from '../labels/en/contacts.ts';
import * as es from '../labels/es/contacts.ts';
import * as ja from '../labels/ja/contacts.ts';
import * as zh from '../labels/zh/contacts.ts';
import { personCard as enCard } from '../labels/en/directory.ts';
import { personCard as esCard } from '../labels/es/directory.ts';
import { personCard as jaCard } from '../labels/ja/directory.ts';
import { personCard as zhCard } from '../labels/zh/directory.ts';

const packs = {
  zh: { contactPicker: zh.contactPicker, peopleField: zh.peopleField, personCard: zhCard },
  en: { contactPicker: en.contactPicker, peopleField: en.peopleField, personCard: enCard },
  es: { contactPicker: es.contactPicker, peopleField: es.peopleField, personCard: esCard },
  ja: { contactPicker: ja.contactPicker, peopleField: ja.peopleField, personCard: jaCard },
};

const isKnown = (language: string): language is keyof typeof packs => Object.hasOwn(packs, language);

/** Labels of an element: of its attribute `language`, else of the page's language, else English. */
export function elementLabels(element: Element): (typeof packs)['en'] {
  const tag =
    element.getAttribute('language') ?? element.closest('[lang]')?.getAttribute('lang') ?? navigator.language;
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return packs[isKnown(language) ? language : 'en'];
}
