import * as Radix from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './Tabs.css.ts';

/** Controlled or not: `value`, `onValueChange`, `defaultValue`. */
export function Tabs({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={clsx(styles.root, className)} {...rest} />;
}

/** Needs an `aria-label`. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={clsx(styles.list, className)} {...rest} />;
}

/** A count beside the text is a `Badge`. */
export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger className={clsx(styles.trigger, className)} {...rest} />;
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={clsx(styles.content, className)} {...rest} />;
}
