import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import { Check } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { useDirection } from '../../hooks/use-direction.ts';
import { useOverlayState } from '../../hooks/overlays/use-overlay.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from '../menu/menu.css.ts';

/**
 * Controlled or uncontrolled: `open`, `onOpenChange`, `defaultOpen`. Registers as an overlay. Not modal: a modal menu
 * hides its trigger from assistive technology although it can still take the focus.
 */
export function DropdownMenu({
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: ComponentProps<typeof Radix.Root>) {
  const [isOpen, setOpen] = useOverlayState(open, defaultOpen, onOpenChange);
  const direction = useDirection();
  return <Radix.Root modal={false} dir={direction} open={isOpen} onOpenChange={setOpen} {...rest} />;
}
/** `asChild` makes a Button or an IconButton the trigger. */
export const DropdownMenuTrigger = Radix.Trigger;
/** `value`, `onValueChange`; contains `DropdownMenuRadioItem`s. */
export const DropdownMenuRadioGroup = Radix.RadioGroup;

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        className={clsx(styles.content, className)}
        sideOffset={6}
        collisionPadding={8}
        align="start"
        {...rest}
      />
    </Radix.Portal>
  );
}

export interface MenuItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'asChild'> {
  icon?: ReactNode;
  /** At the end, such as a `Kbd` or a count. */
  trailing?: ReactNode;
  tone?: 'danger' | undefined;
}

export function DropdownMenuItem({ icon, trailing, tone, className, children, ...rest }: MenuItemProps) {
  return (
    <Radix.Item className={clsx(styles.item, className)} data-tone={tone} {...rest}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>{children}</span>
      {trailing}
    </Radix.Item>
  );
}

export interface MenuLinkProps extends Omit<ComponentProps<typeof Radix.Item>, 'asChild' | 'onSelect'> {
  href: string;
  icon?: ReactNode;
  /** Links to the current page. */
  current?: boolean;
  /** Renders the router's link. */
  renderLink: (link: ComponentProps<'a'> & { href: string }) => ReactNode;
}

/** An item that is a real link, which can also be opened in a new tab. */
export function DropdownMenuLink({
  href,
  icon,
  current = false,
  renderLink,
  className,
  children,
  ...rest
}: MenuLinkProps) {
  return (
    <Radix.Item
      asChild
      className={clsx(styles.item, styles.link, className)}
      data-state={current ? 'checked' : undefined}
      {...rest}
    >
      {renderLink({
        href,
        'aria-current': current ? 'page' : undefined,
        children: (
          <>
            {icon && <span className={styles.icon}>{icon}</span>}
            <span className={styles.text}>{children}</span>
          </>
        ),
      })}
    </Radix.Item>
  );
}

/** One of a group; the selected one has a check mark. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={clsx(styles.item, className)} {...rest}>
      <span className={styles.text}>{children}</span>
      <span className={styles.check}>
        <Radix.ItemIndicator asChild>
          <Icon glyph={Check} />
        </Radix.ItemIndicator>
      </span>
    </Radix.RadioItem>
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={clsx(styles.label, className)} {...rest} />;
}

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={clsx(styles.separator, className)} {...rest} />;
}
