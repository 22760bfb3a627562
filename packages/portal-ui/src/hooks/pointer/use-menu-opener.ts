import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** An open menu, and how it came to be. */
export interface OpenedMenu {
  opener: HTMLElement;
  byKey: boolean;
}

/** A button that opens a menu which is fetched on its first use. Spread `openerProps` on the button. */
export function useMenuOpener() {
  const id = useId();
  const [opened, setOpened] = useState<OpenedMenu>();

  function handleClick({ currentTarget, detail }: MouseEvent<HTMLElement>) {
    // A click without a pointer behind it came from Enter or Space.
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
