import { contrast, formatColor, parseColor, type Oklch } from './oklch.ts';

export type Scheme = 'light' | 'dark';
/** Names of `vars.color`. */
export const colorRoles = [
  'canvas',
  'surface',
  'raised',
  'overlay',
  'scrim',
  'hover',
  'line',
  'lineStrong',
  'text',
  'textMuted',
  'accent',
  'accentHover',
  'accentSoft',
  'onAccent',
  'link',
  'danger',
  'dangerSoft',
  'onDanger',
  'warning',
  'warningSoft',
  'success',
  'successSoft',
  'focus',
] as const;
export type ColorRole = (typeof colorRoles)[number];
export type Palette = Record<ColorRole, string>;

/** `fallbackAccent`, computed. */
const fallback: Oklch = { l: 0.68977, c: 0.16786, h: 252.178 };

/** Contrast of text (WCAG 2 AA), with a margin for rounding. */
const readable = 4.55;
/** Contrast of control borders and the focus ring (WCAG 2.1, non-text contrast). */
const visible = 3.05;

/** Lightness and chroma share of the neutrals; the hue is the accent's. */
const neutrals = {
  light: {
    canvas: 0.975,
    surface: 1,
    raised: 1,
    overlay: 1,
    hover: 0.955,
    line: 0.92,
    lineStrong: 0.7,
    text: 0.24,
    textMuted: 0.5,
  },
  dark: {
    canvas: 0.175,
    surface: 0.21,
    raised: 0.285,
    overlay: 0.245,
    hover: 0.265,
    line: 0.3,
    lineStrong: 0.48,
    text: 0.945,
    textMuted: 0.73,
  },
} as const;

const semantic = {
  danger: { c: 0.19, h: 27 },
  warning: { c: 0.13, h: 62 },
  success: { c: 0.13, h: 155 },
} as const;

/** Moves the lightness towards `end` until the colour reaches `ratio` against every background. */
function corrected(color: Oklch, grounds: string[], ratio: number, end: 0 | 1): string {
  for (let l = color.l; end === 0 ? l > 0 : l < 1; l += end === 0 ? -0.01 : 0.01) {
    const hex = formatColor({ ...color, l });
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex;
  }
  return end === 0 ? '#000000' : '#ffffff';
}

/** White if readable, otherwise the darkest shade of the fill's hue, otherwise black. */
function onFill(fill: Oklch, colors: string[]): string | undefined {
  const shade = formatColor({ l: 0.16, c: Math.min(fill.c, 0.04), h: fill.h });
  return ['#ffffff', shade, '#000000'].find((ink) => colors.every((hex) => contrast(ink, hex) >= readable));
}

/**
 * Fill, its hover and its text colour. The fill is the accent itself if one text colour is readable on it and on its
 * hover; a few medium greys are darkened just enough.
 */
function fills(accent: Oklch, scheme: Scheme, surface: string) {
  // In dark mode an almost black fill is lightened until it is visible.
  const start = scheme === 'dark' ? (parseColor(corrected(accent, [surface], 2, 1)) ?? accent) : accent;
  for (let l = start.l; ; l -= 0.01) {
    const fill = { ...start, l };
    const hex = formatColor(fill);
    for (const step of l > 0.72 ? [-0.04, 0.04] : [0.045, -0.045]) {
      const hover = formatColor({ ...fill, l: l + step });
      const ink = onFill(fill, [hex, hover]);
      if (ink !== undefined) return { accent: hex, accentHover: hover, onAccent: ink };
    }
  }
}

/**
 * All colour roles of the theme for one accent, derived in OKLCH (decision E14). Text roles reach 4.5:1 on every
 * background they are used on, for any accent.
 * @param hex `#rgb` or `#rrggbb`; anything else gives the fallback accent.
 */
export function palette(hex: string, scheme: Scheme): Palette {
  const accent = parseColor(hex) ?? fallback;
  const dark = scheme === 'dark';
  const end = dark ? 1 : 0;
  const tint = Math.min(accent.c, 0.12) / 0.12;
  const neutral = (l: number, c: number) => formatColor({ l, c: c * tint, h: accent.h });
  const level = neutrals[scheme];

  const canvas = neutral(level.canvas, dark ? 0.012 : 0.005);
  const surface = neutral(level.surface, dark ? 0.013 : 0);
  const raised = neutral(level.raised, dark ? 0.016 : 0);
  const overlay = neutral(level.overlay, dark ? 0.015 : 0);
  const hover = neutral(level.hover, dark ? 0.015 : 0.008);
  const accentSoft = formatColor({
    l: dark ? 0.3 : 0.945,
    c: Math.min(accent.c, dark ? 0.06 : 0.032),
    h: accent.h,
  });
  const grounds = [canvas, surface, raised, overlay, hover, accentSoft];

  const status = (name: keyof typeof semantic) => {
    const { c, h } = semantic[name];
    const soft = formatColor({ l: dark ? 0.29 : 0.955, c: dark ? 0.06 : 0.025, h });
    return {
      soft,
      ink: corrected({ l: dark ? 0.7 : 0.56, c: dark ? c * 0.8 : c, h }, [...grounds, soft], readable, end),
    };
  };
  const danger = status('danger');
  const warning = status('warning');
  const success = status('success');

  return {
    canvas,
    surface,
    raised,
    overlay,
    scrim: dark ? '#000000a6' : `${neutral(0.2, 0.02)}73`,
    hover,
    line: neutral(level.line, dark ? 0.016 : 0.008),
    lineStrong: corrected(
      { l: level.lineStrong, c: 0.02 * tint, h: accent.h },
      [surface, canvas],
      visible,
      end,
    ),
    text: neutral(level.text, dark ? 0.006 : 0.02),
    textMuted: corrected({ l: level.textMuted, c: 0.02 * tint, h: accent.h }, grounds, readable, end),
    ...fills(accent, scheme, surface),
    accentSoft,
    link: corrected(
      { ...accent, l: dark ? Math.max(accent.l, 0.68) : Math.min(accent.l, 0.6) },
      grounds,
      readable,
      end,
    ),
    danger: danger.ink,
    dangerSoft: danger.soft,
    onDanger: dark ? formatColor({ l: 0.16, c: 0.04, h: semantic.danger.h }) : '#ffffff',
    warning: warning.ink,
    warningSoft: warning.soft,
    success: success.ink,
    successSoft: success.soft,
    focus: corrected(
      // The hue of a grey is noise, so its ring is blue.
      accent.c < 0.03 ? { ...accent, c: 0.12, h: fallback.h } : { ...accent, c: Math.max(accent.c, 0.08) },
      [canvas, surface, overlay, raised, accentSoft],
      visible,
      end,
    ),
  };
}
