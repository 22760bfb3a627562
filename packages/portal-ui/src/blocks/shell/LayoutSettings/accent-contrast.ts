import { contrast } from '../../../theme/colors/oklch.ts';
import { palette, type Scheme } from '../../../theme/colors/palette.ts';

/** Colours that the theme derives from an accent in one scheme, for the preview. */
export interface AccentSample {
  surface: string;
  fill: string;
  ink: string;
  link: string;
  line: string;
}

/** Preview of an accent: samples, contrast of text on it, and whether it was adjusted. */
export function accentContrast(accent: string) {
  const sample = (scheme: Scheme): AccentSample => {
    const { surface, accent: fill, onAccent: ink, link, line } = palette(accent, scheme);
    return { surface, fill, ink, link, line };
  };
  const samples = { light: sample('light'), dark: sample('dark') };
  const worst = Math.min(
    ...[samples.light, samples.dark].flatMap(({ surface, fill, ink, link }) => [
      contrast(ink, fill),
      contrast(link, surface),
    ]),
  );
  return {
    samples,
    /** Rounded down, so that the contrast is not overstated. */
    ratio: Math.floor(worst * 10) / 10,
    adjusted: [samples.light, samples.dark].some(({ fill }) => fill.toLowerCase() !== accent.toLowerCase()),
  };
}
