import { clsx } from 'clsx/lite';
import { square } from '../../../../primitives/Button/Button.css.ts';
import { Button, type ButtonProps } from '../../../../primitives/Button/Button.tsx';
import { Icon, type IconProps } from '../../../../primitives/Icon/Icon.tsx';

export interface TitledIconButtonProps
  extends Omit<ButtonProps, 'icon' | 'children'>, Pick<IconProps, 'glyph' | 'directional'> {
  label: string;
}

/** An `IconButton` with the browser's own tooltip (decision 27). */
export function TitledIconButton({ label, glyph, directional, className, ...rest }: TitledIconButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className={clsx(square, className)}
      aria-label={label}
      title={label}
      icon={<Icon glyph={glyph} directional={directional} />}
      {...rest}
    />
  );
}
