import { Maximize, Minimize } from 'lucide';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { FullScreenToggleProps } from './types.ts';

/** Toggles full screen (specification, section 2, Layout). */
export function FullScreenToggle({ active, onActiveChange, labels, ...rest }: FullScreenToggleProps) {
  return (
    <IconButton
      label={active ? labels.leave : labels.enter}
      icon={<Icon glyph={active ? Minimize : Maximize} size={20} />}
      onClick={() => onActiveChange(!active)}
      {...rest}
    />
  );
}
