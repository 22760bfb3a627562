import { clsx } from 'clsx/lite';
import { square } from '../../../../primitives/Button/Button.css.ts';
import { Button, type ButtonProps } from '../../../../primitives/Button/Button.tsx';
import { PickerGlyph, type PickerGlyphProps } from './PickerGlyph.tsx';

export interface GlyphButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  label: string;
  glyph: PickerGlyphProps['name'];
}

/** An `IconButton` with the browser's own tooltip: ours weighs as much as the whole picker. */
export function GlyphButton({ label, glyph, className, ...rest }: GlyphButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className={clsx(square, className)}
      aria-label={label}
      title={label}
      icon={<PickerGlyph name={glyph} />}
      {...rest}
    />
  );
}
