import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { closingMenu } from '../use-return-focus.ts';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './DropdownMenu.tsx';

export interface AnchoredMenuProps {
  /** The trigger, with an id: names the menu and takes the focus back. Without `at`, it toggles the menu itself. */
  opener: HTMLElement | null;
  /** Accessible name of the menu, where the trigger contains more than a name. */
  label?: string | undefined;
  /** Position in px of the window; default: beside the trigger. */
  at?: { x: number; y: number } | undefined;
  /** Opened by keyboard: the first item takes the focus. */
  byKey?: boolean;
  onClose: () => void;
  /** Takes the focus when the trigger has unmounted. */
  findReturnFocus?: (() => HTMLElement | null) | undefined;
  align?: 'start' | 'end';
  className?: string | undefined;
  /** The items. */
  children: ReactNode;
}

/** An open menu with a trigger elsewhere, for menus that are lazy components. Mount it to open it. */
export function AnchoredMenu({
  opener,
  label,
  at,
  byKey = false,
  onClose,
  findReturnFocus,
  align = 'start',
  className,
  children,
}: AnchoredMenuProps) {
  const [anchor] = useState(() => anchorOf(opener, at));
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  /** Clipped both above and below its anchor: placed at the end of the window, over the anchor. */
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    if (!content) return undefined;
    const observer = new ResizeObserver(() => {
      if (content.scrollHeight > content.clientHeight + 1) setCovers(true);
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, [content]);
  const entered = useRef(false);
  const leftByPress = useRef(false);

  // The anchor is a position in the window, which a resize may change. A closing soft keyboard resizes the window too,
  // but moves nothing.
  const [openedWidth] = useState(() => window.innerWidth);
  const closeIfMoved = useEffectEvent(() => {
    const { left, top } = anchorOf(opener, at);
    if (window.innerWidth !== openedWidth || left !== anchor.left || top !== anchor.top) onClose();
  });
  useEffect(() => {
    window.addEventListener('resize', closeIfMoved);
    return () => window.removeEventListener('resize', closeIfMoved);
  }, []);

  useLayoutEffect(() => {
    closingMenu.opener = null;
    return () => {
      closingMenu.opener = leftByPress.current ? null : opener;
    };
  }, [opener]);

  const standsInOpener = ({ target }: Event) => target instanceof Node && opener?.contains(target) === true;
  function handleFocus({ currentTarget, target }: FocusEvent<HTMLDivElement>) {
    if (!byKey || entered.current || target !== currentTarget) return;
    entered.current = true;
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  }

  return (
    <DropdownMenu open onOpenChange={(open) => !open && onClose()}>
      <DropdownMenuTrigger asChild>
        <span
          aria-hidden
          tabIndex={-1}
          style={{
            position: 'fixed',
            pointerEvents: 'none',
            ...anchor,
            ...(covers && { top: window.innerHeight, height: 0 }),
          }}
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        ref={setContent}
        align={align}
        className={className}
        aria-labelledby={label === undefined ? opener?.id : undefined}
        aria-label={label}
        onFocus={handleFocus}
        // Windows fires `contextmenu` on releasing the menu key, when the focus is already in the menu.
        onContextMenu={(event) => event.preventDefault()}
        // The trigger toggles the menu itself; a menu opened at a position closes with each press outside.
        onPointerDownOutside={(event) => {
          if (!at && standsInOpener(event)) event.preventDefault();
        }}
        // Lifting the finger that opened it focuses the trigger.
        onFocusOutside={(event) => {
          if (standsInOpener(event)) event.preventDefault();
        }}
        onInteractOutside={(event) => {
          if (!event.defaultPrevented) leftByPress.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          closingMenu.opener = null;
          if (!leftByPress.current) (opener?.isConnected === false ? findReturnFocus?.() : opener)?.focus();
        }}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function anchorOf(opener: HTMLElement | null, at: AnchoredMenuProps['at']) {
  if (at) return { left: at.x, top: at.y, width: 0, height: 0 };
  const { left = 0, top = 0, width = 0, height = 0 } = opener?.getBoundingClientRect() ?? {};
  return { left, top, width, height };
}
