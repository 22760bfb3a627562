import * as Radix from '@radix-ui/react-tabs';
import { clsx } from 'clsx/lite';
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { useDirection } from '../../hooks/use-direction.ts';
import * as styles from './Tabs.css.ts';

/** Controlled or uncontrolled: `value`, `onValueChange`, `defaultValue`. */
export function Tabs({ className, onValueChange, ref, ...rest }: ComponentProps<typeof Radix.Root>) {
  const requested = useRef<string>(undefined);
  const rootRef = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => rootRef.current, [rootRef]);
  const direction = useDirection(rootRef);
  return (
    <Radix.Root
      ref={rootRef}
      dir={direction}
      className={clsx(styles.root, className)}
      onValueChange={(value) => {
        // A press selects twice, by itself and by focus: an app that navigates would do so twice.
        if (requested.current === value) return;
        requested.current = value;
        setTimeout(() => {
          requested.current = undefined;
        });
        onValueChange?.(value);
      }}
      {...rest}
    />
  );
}

/** Needs an `aria-label`. Scrolls if its tabs overflow, with the selected one in view. */
export function TabsList({ className, ref, ...rest }: ComponentProps<typeof Radix.List>) {
  const listRef = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => listRef.current, [listRef]);
  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const mark = () => markHidden(list);
    showChosen(list);
    // Radix does not expose the selection to the list.
    const chosen = new MutationObserver(() => showChosen(list));
    chosen.observe(list, { subtree: true, attributeFilter: ['aria-selected'] });
    // Observes its own width and the tabs': a change of language widens only the tabs.
    const sized = new ResizeObserver(mark);
    for (const element of [list, ...list.children]) sized.observe(element);
    list.addEventListener('scroll', mark, { passive: true });
    return () => {
      chosen.disconnect();
      sized.disconnect();
      list.removeEventListener('scroll', mark);
    };
  }, []);
  return <Radix.List ref={listRef} className={clsx(styles.list, className)} {...rest} />;
}

/** The list fades out towards hidden tabs. */
function markHidden(list: HTMLElement): void {
  const before = Math.abs(list.scrollLeft);
  list.toggleAttribute('data-hidden-before', before > 1);
  list.toggleAttribute('data-hidden-after', before + list.clientWidth < list.scrollWidth - 1);
}

/** Aligned with the list's padding. Not `scrollIntoView`, which would scroll the page as well. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector('[aria-selected=true]');
  if (!chosen) return;
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  const edges = list.getBoundingClientRect();
  const left = edges.left + Number.parseFloat(paddingLeft);
  const right = edges.right - Number.parseFloat(paddingRight);
  const tab = chosen.getBoundingClientRect();
  if (tab.left < left) list.scrollBy({ left: tab.left - left });
  else if (tab.right > right) list.scrollBy({ left: tab.right - right });
}

/** Use `Badge` for a count beside the text. */
export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger className={clsx(styles.trigger, className)} {...rest} />;
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={clsx(styles.content, className)} {...rest} />;
}
