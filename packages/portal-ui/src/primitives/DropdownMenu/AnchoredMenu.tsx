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
  /** What opened it, with an id: names the menu and takes the focus back. Without `at`, a press on it is its own affair. */
  opener: HTMLElement | null;
  /** Name of the menu, where the opener holds more than the name of what it stands for. */
  label?: string | undefined;
  /** Where it opens, in px of the window; beside the opener by default. */
  at?: { x: number; y: number } | undefined;
  /** Opened by key: the first item takes the focus. */
  byKey?: boolean;
  onClose: () => void;
  /** Takes the focus back when the opener has gone meanwhile, with what it stood for. */
  findReturnFocus?: (() => HTMLElement | null) | undefined;
  align?: 'start' | 'end';
  className?: string | undefined;
  /** The items. */
  children: ReactNode;
}

/**
 * An open menu whose opener stands elsewhere, so that a page can fetch the menu on its first use and its opener never
 * changes. It is there while it is rendered.
 */
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
  /** Cut off both over and under its anchor: it stands at the end of the window, over the anchor. */
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

  // The anchor is a place in the window: after a resize it may be another one. A phone's keyboard that goes away resizes the
  // window too, and moves nothing.
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
        // Windows tells of the menu key when it is let go, and the focus is here by then.
        onContextMenu={(event) => event.preventDefault()}
        // A button that opened it closes it by itself; where it was opened at a place, each press beside it does.
        onPointerDownOutside={(event) => {
          if (!at && standsInOpener(event)) event.preventDefault();
        }}
        // Lifting the finger that opened it gives its opener the focus.
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
