import type { BrowserContextOptions } from 'playwright';
import { modes as storybookModes } from '../../.storybook/modes.ts';

/** In what every story is drawn. */
export interface Mode {
  name: string;
  /** What the toolbar is set to. */
  globals: Record<string, string>;
  context: BrowserContextOptions;
  /** It is pictured and compared; the others are only looked through by `--check`. */
  pictured: boolean;
}

const pictured = Object.entries(storybookModes).map(([name, { viewport, ...globals }]): Mode => ({
  name,
  globals,
  context: { viewport },
  pictured: true,
}));

const checked: Mode[] = [
  {
    name: 'zoom 200 %',
    // What 1440 by 900 leaves at twice the size.
    globals: { language: 'es', scheme: 'light' },
    context: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
    pictured: false,
  },
  {
    name: 'forced colours',
    globals: { language: 'en', scheme: 'dark' },
    context: { viewport: { width: 1024, height: 768 }, forcedColors: 'active' },
    pictured: false,
  },
  {
    name: 'touch 360',
    globals: { language: 'es', scheme: 'light' },
    context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    pictured: false,
  },
];

export const modes: readonly Mode[] = [...pictured, ...checked];

/** As most people have it: animations run. `--play` opens every story in it. */
export const withMotion: Mode = {
  name: 'with motion',
  globals: {},
  context: { viewport: { width: 1200, height: 900 }, reducedMotion: 'no-preference' },
  pictured: false,
};
