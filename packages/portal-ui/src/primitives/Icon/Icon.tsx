import type { IconNode } from 'lucide';
import { createElement, type ComponentPropsWithRef } from 'react';

/** The shapes of an icon: what `lucide` exports under each of its names. */
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

/** A Lucide icon in the library's stroke. It is decoration: the name stands in the control around it. */
export function Icon({ glyph, size = 16, ...rest }: IconProps) {
  return createElement(
    'svg',
    { width: size, height: size, ...drawing, ...rest },
    // Spread, so that no shape needs a key: they never change places.
    ...glyph.map(([element, attributes]) => createElement(element, attributes)),
  );
}
