import * as Radix from '@radix-ui/react-context-menu';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { useDirection } from '../../hooks/use-direction.ts';
import * as styles from '../menu/menu.css.ts';

/** Not modal, for the reason given at `DropdownMenu`. */
export function ContextMenu(props: ComponentProps<typeof Radix.Root>) {
  const direction = useDirection();
  return <Radix.Root modal={false} dir={direction} {...props} />;
}
/** `asChild` makes any element the area. Opens by right click, long press, Shift+F10 and the menu key. */
export const ContextMenuTrigger = Radix.Trigger;

export function ContextMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content className={clsx(styles.content, className)} collisionPadding={8} {...rest} />
    </Radix.Portal>
  );
}

export interface ContextMenuItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'asChild'> {
  icon?: ReactNode;
  tone?: 'danger' | undefined;
}

export function ContextMenuItem({ icon, tone, className, children, ...rest }: ContextMenuItemProps) {
  return (
    <Radix.Item className={clsx(styles.item, className)} data-tone={tone} {...rest}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>{children}</span>
    </Radix.Item>
  );
}

export function ContextMenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={clsx(styles.separator, className)} {...rest} />;
}
