import { cloneElement, useCallback, type ReactElement, type Ref, type RefObject } from 'react';

type Handler = (event: never) => void;
type OwnProps = Readonly<Record<string, unknown>> & { ref?: Ref<HTMLElement> };

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/** Sets a ref; returns a function that clears it. */
function attach(ref: Ref<HTMLElement> | undefined, element: HTMLElement): () => void {
  if (typeof ref === 'function') {
    const end = ref(element);
    return typeof end === 'function' ? end : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/**
 * Adds the tooltip's handlers and description to the child, after its own. Radix's `Slot` could do it, but is as large
 * as the rest of the tooltip.
 */
export function useDescribed(
  child: ReactElement,
  anchorRef: RefObject<HTMLElement | null>,
  description: string | undefined,
  handlers: Readonly<Record<string, Handler>>,
): ReactElement {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what any element may have
  const own = child.props as OwnProps;
  const { ref: ownRef } = own;
  const ref = useCallback(
    (element: HTMLElement) => {
      const ends = [attach(anchorRef, element), attach(ownRef, element)];
      return () => ends.forEach((end) => end());
    },
    [anchorRef, ownRef],
  );
  const both = Object.entries(handlers).map(([name, handle]): [string, Handler] => {
    const first = own[name];
    if (!isHandler(first)) return [name, handle];
    return [
      name,
      (event) => {
        first(event);
        handle(event);
      },
    ];
  });
  const props = {
    ...Object.fromEntries(both),
    'aria-describedby': own['aria-describedby'] ?? description,
    ref,
  };
  // Without a wrapper, the child is the trigger itself.
  return cloneElement(child, props);
}
