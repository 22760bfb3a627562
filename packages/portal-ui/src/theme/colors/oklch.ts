/**
 * Colour conversions for the theme, in OKLCH (Björn Ottosson's matrices, sRGB gamut). Own code, because a colour
 * library is larger than the rest of the sign-in page.
 */
export interface Oklch {
  /** Lightness, 0 to 1. */
  l: number;
  /** Chroma, 0 to about 0.37 in sRGB. */
  c: number;
  /** Hue in degrees. */
  h: number;
}
type Triple = [number, number, number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** `#rrggbb` or `#rgb` to linear sRGB; undefined if invalid. */
function parseHex(hex: string): Triple | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const digits = short
    ? [1, 2, 3].map((at) => `${short[at]}${short[at]}`).join('')
    : /^#([\da-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return undefined;
  const channel = (at: number) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

function toRgb({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const inGamut = (rgb: Triple) => rgb.every((channel) => channel > -0.0005 && channel < 1.0005);

/** A hex colour as OKLCH; undefined if invalid. */
export function parseColor(hex: string): Oklch | undefined {
  const rgb = parseHex(hex.trim());
  if (rgb === undefined) return undefined;
  const [r, g, b] = rgb;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The colour as `#rrggbb`; reduces the chroma until it fits sRGB, keeping lightness and hue. */
export function formatColor(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let [low, high] = [0, color.c];
  let rgb = toRgb({ ...color, l });
  if (!inGamut(rgb)) {
    for (let step = 0; step < 16; step += 1) {
      const c = (low + high) / 2;
      if (inGamut(toRgb({ ...color, l, c }))) low = c;
      else high = c;
    }
    rgb = toRgb({ ...color, l, c: low });
  }
  return `#${rgb
    .map((channel) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, channel)))) * 255))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex) ?? [0, 0, 0];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two hex colours by WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
