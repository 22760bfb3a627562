import { useEscapeGuard, useOverlay } from '@snap/portal-ui/hooks';
import { Icon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import { X } from 'lucide';
import { useEffect, useInsertionEffect, useRef, type ReactNode } from 'react';
import { useLabels } from '../../i18n/labels.ts';

interface SideSheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Beside a conversation, or over it where there is no room beside. Escape closes it; the focus goes back. */
export function SideSheet({ title, onClose, children }: SideSheetProps) {
  const { common } = useLabels();
  const ref = useRef<HTMLElement>(null);
  const openerRef = useRef<Element>(null);
  // Before a field in the sheet takes the focus: the effects of children run first.
  useInsertionEffect(() => {
    openerRef.current = document.activeElement;
  }, []);
  const escape = useEscapeGuard();
  useOverlay(true, onClose);
  useEffect(() => {
    const sheet = ref.current;
    if (!sheet?.contains(document.activeElement)) sheet?.focus();
    return () => {
      const opener = openerRef.current;
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => {
    const sheet = ref.current;
    if (!sheet) return undefined;
    let focused: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    // Removing a member removes their row with the focus, without a focus event.
    const observer = new MutationObserver(() => {
      if (focused?.isConnected === false && document.activeElement === document.body) sheet.focus();
    });
    sheet.addEventListener('focusin', note);
    observer.observe(sheet, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      sheet.removeEventListener('focusin', note);
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from anything in it
    <section
      ref={ref}
      aria-label={title}
      tabIndex={-1}
      className="absolute inset-y-0 end-0 z-bar flex w-full shrink-0 flex-col border-line bg-surface [box-shadow:var(--portal-shadow-float)] outline-none @md:w-96 @md:border-s @3xl:static @3xl:[box-shadow:none]"
      onCompositionEnd={escape.onCompositionEnd}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || escape.ownsEscape(event.nativeEvent)) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="flex min-h-14 items-center gap-2 border-b border-line px-4">
        <h2 className="m-0 min-w-0 flex-1 truncate text-md font-strong">{title}</h2>
        <IconButton label={common.close} icon={<Icon glyph={X} size={20} />} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
