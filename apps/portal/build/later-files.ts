import { languages } from '../../../packages/portal-api/src/contract/index.ts';

/** Texts of one language: a page fetches only its own. */
const texts = new RegExp(String.raw`/(?:labels|languages|locales)/(?:${languages.join('|')})\b`);
/** Modules that belong to no other file, such as the viewers of documents. */
const apart = /pdf/i;

/**
 * The files that the first input of the user fetches, for the bundler: one for each area (decision 97). A file takes the modules it names
 * together with what they import, unless an earlier file has it. So none imports a later one, and they form no cycle.
 */
export const laterFiles = [
  ...languages.map((language) => ({
    name: `words-${language}`,
    // Those of the board are among the files of a first visit.
    test: new RegExp(`/labels/${language}/(?!workspace)[a-z-]+\\.ts$`),
  })),
  // What home fetches after its board, without an input.
  {
    name: 'calls',
    test: /src\/(?:page-apis|stores\/settings-cookie|features\/(?:workspace\/(?:own-links|OwnMark)|applications\/queries))\.tsx?$/,
  },
  // What opens from every page: menus, dialogs, tooltips, search.
  { name: 'shell', test: /(?:features\/shell|blocks\/shell|primitives)\// },
  // What is used in four places or more, wherever it is.
  { name: 'shared', test: (id: string) => !texts.test(id) && !apart.test(id), minShareCount: 4 },
  {
    name: 'people',
    test: /(?:features\/(?:directory|address-book|friends|groups|profile)|blocks\/people)\//,
  },
  { name: 'messages', test: /(?:features\/(?:messages|forwarding)|blocks\/messages)\// },
  { name: 'disk', test: /(?:features\/(?:disk|collection)|blocks\/(?:disk|favourites))\// },
  { name: 'account', test: /(?:features|blocks)\/account\// },
  { name: 'settings', test: /features\/(?:settings|workspace)\/|blocks\/workspace\// },
];
