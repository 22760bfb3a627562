import type { BrowserContextOptions } from 'playwright';
import { modes as storybookModes } from '../../.storybook/modes.ts';

/** A rendering mode of the stories. */
export interface Mode {
  name: string;
  /** Settings of the toolbar. */
  globals: Record<string, string>;
  context: BrowserContextOptions;
  /** Screenshots are taken and compared; other modes are only used by `--check`. */
  screenshots: boolean;
}

const compared = Object.entries(storybookModes).map(([name, { viewport, ...globals }]): Mode => ({
  name,
  globals,
  context: { viewport, reducedMotion: globals.motion === 'system' ? 'no-preference' : 'reduce' },
  screenshots: true,
}));

const checked: Mode[] = [
  {
    name: 'zoom 200 %',
    // 1440 by 900 at 200 % zoom.
    globals: { language: 'es', scheme: 'light' },
    context: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
    screenshots: false,
  },
  {
    name: 'forced colours',
    globals: { language: 'en', scheme: 'dark' },
    context: { viewport: { width: 1024, height: 768 }, forcedColors: 'active' },
    screenshots: false,
  },
  {
    name: 'touch 360',
    globals: { language: 'es', scheme: 'light' },
    context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    screenshots: false,
  },
  {
    name: 'right to left',
    globals: { language: 'en', scheme: 'light', direction: 'rtl' },
    context: { viewport: { width: 1024, height: 768 } },
    screenshots: false,
  },
  {
    name: 'long names 390',
    globals: { language: 'es', scheme: 'light', names: 'long' },
    context: { viewport: { width: 390, height: 844 } },
    screenshots: false,
  },
];

export const modes: readonly Mode[] = [...compared, ...checked];

/** The default with animations, used by `--play`. */
export const withMotion: Mode = {
  name: 'with motion',
  globals: {},
  context: { viewport: { width: 1200, height: 900 }, reducedMotion: 'no-preference' },
  screenshots: false,
};
