import { clsx } from 'clsx/lite';
import { X } from 'lucide';
import {
  useEffect,
  useImperativeHandle,
  useInsertionEffect,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { useEscapeGuard } from '../../hooks/keyboard/use-escape-guard.ts';
import { useOverlay } from '../../hooks/overlays/use-overlay.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SideSheet.css.ts';

export interface SideSheetProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Beside the content, or over it where its container is narrow: the container is positioned and has `container-type:
 * inline-size`. Escape closes it; the focus returns to where it was.
 */
export function SideSheet({ title, closeLabel, onClose, children, ref, className, ...rest }: SideSheetProps) {
  const sheetRef = useRef<HTMLElement>(null);
  const openerRef = useRef<Element>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => sheetRef.current, []);
  // Before a field in the sheet takes the focus: the effects of children run first.
  useInsertionEffect(() => {
    openerRef.current = document.activeElement;
  }, []);
  const escape = useEscapeGuard();
  useOverlay(true, onClose);
  useEffect(() => {
    const sheet = sheetRef.current;
    if (!sheet?.contains(document.activeElement)) sheet?.focus();
    return () => {
      const opener = openerRef.current;
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => {
    const sheet = sheetRef.current;
    if (!sheet) return undefined;
    let focused: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    // A row that is removed takes the focus with it, without a focus event.
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
      aria-label={title}
      tabIndex={-1}
      {...rest}
      ref={sheetRef}
      className={clsx(styles.sheet, className)}
      onCompositionEnd={escape.onCompositionEnd}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || escape.ownsEscape(event.nativeEvent)) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton label={closeLabel} icon={<Icon glyph={X} size={20} />} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
