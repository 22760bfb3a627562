import type { IconNode } from 'lucide';
import { createElement, type ComponentPropsWithRef } from 'react';

/** Icon data, as exported by `lucide`. */
export type IconGlyph = IconNode;

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** A Lucide icon. */
  glyph: IconGlyph;
  /** Side in px. */
  size?: 16 | 20 | 24;
}

const drawing = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  focusable: false,
} as const;

/** A Lucide icon in the library's stroke width. Decorative: the surrounding control has the name. */
export function Icon({ glyph, size = 16, ...rest }: IconProps) {
  return createElement(
    'svg',
    { width: size, height: size, ...drawing, ...rest },
    // Spread as children, so that the constant shapes need no keys.
    ...glyph.map(([element, attributes]) => createElement(element, attributes)),
  );
}
