import { clsx } from 'clsx/lite';
import { square } from '../../../../primitives/Button/Button.css.ts';
import { Button, type ButtonProps } from '../../../../primitives/Button/Button.tsx';
import { DirectionalIcon, type DirectionalIconProps } from '../../../../primitives/Icon/DirectionalIcon.tsx';

export interface TitledIconButtonProps
  extends Omit<ButtonProps, 'icon' | 'children'>, Pick<DirectionalIconProps, 'glyph' | 'directional'> {
  label: string;
}

/** An `IconButton` with the browser's own tooltip (decision 27). */
export function TitledIconButton({
  label,
  glyph,
  directional = false,
  className,
  ...rest
}: TitledIconButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className={clsx(square, className)}
      aria-label={label}
      title={label}
      icon={<DirectionalIcon glyph={glyph} directional={directional} />}
      {...rest}
    />
  );
}
