import type { Plugin } from 'vite';
import { languages } from '../../../packages/portal-api/src/contract/index.ts';
import { catalogEntries } from '../src/testing/catalogs.ts';

/** Messages of `StartFailure.tsx` by the names that `first-paint.js` has for them. */
const messages = {
  waiting: 'The portal has not answered yet. Still trying…',
  failed: 'No connection to the portal. It opens by itself as soon as there is one.',
  broken: 'The portal cannot be opened at the moment. Please try again later, or contact your administrator.',
  retry: 'Try again',
} as const;

/** Writes into the page, in every language, what `first-paint.js` says when neither the script nor a catalog has loaded. */
export function startTexts(): Plugin {
  return {
    name: 'snap:start-texts',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)]));
        const attribute = JSON.stringify(texts).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        return html.replace(/(<script src="[^"]*first-paint\.js")/, `$1 data-texts="${attribute}"`);
      },
    },
  };
}

function textsOf(language: string): Record<string, string> {
  const catalog = new Map(catalogEntries(language));
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      const text = catalog.get(message);
      if (!text) throw new Error(`${language}.po has no text for “${message}”`);
      return [name, text];
    }),
  );
}
