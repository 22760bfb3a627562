'use no memo'; // A leaf: what the compiler would remember costs more bytes than drawing it anew costs time.

import type { LucideIcon, LucideProps } from 'lucide-react';

export type IconGlyph = LucideIcon;

export interface IconProps extends Omit<LucideProps, 'size' | 'strokeWidth'> {
  /** A Lucide icon. */
  glyph: IconGlyph;
  /** Side in px. */
  size?: 16 | 20 | 24;
}

/** A Lucide icon in the library's stroke. It is decoration: the name stands in the control around it. */
export function Icon({ glyph: Glyph, size = 16, ...rest }: IconProps) {
  return <Glyph size={size} strokeWidth={1.75} aria-hidden focusable={false} {...rest} />;
}
