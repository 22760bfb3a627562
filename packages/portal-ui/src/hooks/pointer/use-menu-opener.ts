import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** An open menu, and whether it was opened by keyboard. */
export interface OpenedMenu {
  opener: HTMLElement;
  byKey: boolean;
}

/** A button that opens a lazy menu. Spread `openerProps` on the button. */
export function useMenuOpener() {
  const id = useId();
  const [opened, setOpened] = useState<OpenedMenu>();

  function handleClick({ currentTarget, detail }: MouseEvent<HTMLElement>) {
    // A click without a pointer was caused by Enter or Space.
    setOpened(opened ? undefined : { opener: currentTarget, byKey: detail === 0 });
  }
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowDown' || opened) return;
    event.preventDefault();
    setOpened({ opener: event.currentTarget, byKey: true });
  }
  const openerProps = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== undefined,
    onClick: handleClick,
    onKeyDown: handleKeyDown,
  } as const;
  return { opened, close: () => setOpened(undefined), openerProps };
}
