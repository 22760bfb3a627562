import type { LanguageCode, Labels } from '@snap/portal-ui';
import { en } from '@snap/portal-ui/labels/en';
import { es } from '@snap/portal-ui/labels/es';
import { ja } from '@snap/portal-ui/labels/ja';
import { zh } from '@snap/portal-ui/labels/zh';
import type { Decorator } from '@storybook/react-vite';
import { languageOf } from './globals.ts';

const packs: Record<LanguageCode, Labels> = { zh, en, es, ja };
const isArea = (name: unknown): name is keyof Labels => typeof name === 'string' && name in en;

/**
 * Gives a block its words in the language of the toolbar, and its `locale` where it writes times: a story file names the area of the pack in
 * `parameters.labels` and puts the English words into its args.
 */
export const withLabels: Decorator = (Story, { args, parameters, globals }) => {
  const area: unknown = parameters['labels'];
  if (!isArea(area)) return <Story />;
  const language = languageOf(globals);
  const locale = 'locale' in args && { locale: language };
  return <Story args={{ ...args, ...locale, labels: packs[language][area] }} />;
};
