import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { square } from '../Button/Button.css.ts';
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'stretch' | 'icon' | 'aria-label'> {
  /** Name of the action: accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  /** Replaces the label in the tooltip, for instance with a shortcut. */
  tooltip?: ReactNode;
  /** Side of the tooltip. */
  side?: TooltipProps['side'];
}

/** Icon button, with its name as accessible name and tooltip. */
export function IconButton({
  label,
  icon,
  tooltip,
  side,
  variant = 'quiet',
  size = 'small',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip content={tooltip ?? label} side={side}>
      <Button
        variant={variant}
        size={size}
        icon={icon}
        aria-label={label}
        className={clsx(square, className)}
        {...rest}
      />
    </Tooltip>
  );
}
