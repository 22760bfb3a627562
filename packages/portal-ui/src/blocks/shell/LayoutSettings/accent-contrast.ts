import { contrast } from '../../../theme/colors/oklch.ts';
import { palette, type Scheme } from '../../../theme/colors/palette.ts';

/** What the theme makes of a colour in one scheme, as far as a preview shows it. */
export interface AccentSample {
  surface: string;
  fill: string;
  ink: string;
  link: string;
  line: string;
}

/** What the theme makes of a colour: its samples, how well text is read on it, and whether it had to be changed for that. */
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
    /** Rounded down: nothing is promised that does not hold. */
    ratio: Math.floor(worst * 10) / 10,
    adjusted: [samples.light, samples.dark].some(({ fill }) => fill.toLowerCase() !== accent.toLowerCase()),
  };
}
