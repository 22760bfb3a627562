import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { square } from '../Button/Button.css.ts';
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'stretch' | 'icon' | 'aria-label'> {
  /** Name of the action: read by assistive tools and shown as the tooltip. */
  label: string;
  icon: ReactNode;
  /** Shown in the tooltip instead of the label alone, for instance with a shortcut. */
  tooltip?: ReactNode;
  /** Side of the tooltip. */
  side?: TooltipProps['side'];
}

/** An icon that acts. Its name is always there: for assistive tools, and as a tooltip. */
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
