import * as en from '../labels/en/contacts.ts';
import * as es from '../labels/es/contacts.ts';
import * as ja from '../labels/ja/contacts.ts';
import * as zh from '../labels/zh/contacts.ts';
import { directory as enDirectory } from '../labels/en/directory.ts';
import { directory as esDirectory } from '../labels/es/directory.ts';
import { directory as jaDirectory } from '../labels/ja/directory.ts';
import { directory as zhDirectory } from '../labels/zh/directory.ts';
import type { DirectoryLabels } from '../labels/types.ts';

/** The element of the card shows the friendship, too. */
const card = ({ personCard, friendship }: DirectoryLabels) => ({ ...personCard, ...friendship });

const packs = {
  zh: { contactPicker: zh.contactPicker, peopleField: zh.peopleField, personCard: card(zhDirectory) },
  en: { contactPicker: en.contactPicker, peopleField: en.peopleField, personCard: card(enDirectory) },
  es: { contactPicker: es.contactPicker, peopleField: es.peopleField, personCard: card(esDirectory) },
  ja: { contactPicker: ja.contactPicker, peopleField: ja.peopleField, personCard: card(jaDirectory) },
};

const isKnown = (language: string): language is keyof typeof packs => Object.hasOwn(packs, language);

/** Labels of an element: of its attribute `language`, else of the page's language, else English. */
export function elementLabels(element: Element): (typeof packs)['en'] {
  const tag =
    element.getAttribute('language') ?? element.closest('[lang]')?.getAttribute('lang') ?? navigator.language;
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return packs[isKnown(language) ? language : 'en'];
}
