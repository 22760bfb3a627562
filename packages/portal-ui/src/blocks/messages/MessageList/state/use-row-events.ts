import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useLongPress } from '../../../../hooks/pointer/use-long-press.ts';
import type { MenuRequest } from '../row/row-settings.ts';
import type { MessageAction, MessageView } from '../views.ts';
import { canBeChosen, type useSelection } from './use-selection.ts';
import type { useRovingRows } from './use-roving-rows.ts';

export interface RowEventsOptions {
  items: readonly MessageView[];
  actionsOf: (message: MessageView) => readonly MessageAction[];
  selection: Pick<ReturnType<typeof useSelection>, 'selecting' | 'toggle' | 'stop'>;
  roving: Pick<ReturnType<typeof useRovingRows>, 'activeId' | 'handleKeyDown' | 'handleFocus' | 'handleBlur'>;
  onAct: (action: MessageAction, message: MessageView, opener: HTMLElement) => void;
  onOpenMenu: (request: MenuRequest) => void;
}

const shortcuts: Readonly<Record<string, MessageAction>> = { r: 'reply', e: 'edit', x: 'select' };

/** Pointer, touch and key events of the rows, delegated to the list, because rows mount and unmount. */
export function useRowEvents({ items, actionsOf, selection, roving, onAct, onOpenMenu }: RowEventsOptions) {
  const [hoveredId, setHoveredId] = useState<string>();
  const [focused, setFocused] = useState(false);

  function rowAt(target: EventTarget): { row: HTMLElement; message: MessageView } | undefined {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null;
    const message = row && items.findLast(({ id }) => id === row.dataset['message']);
    return row && message ? { row, message } : undefined;
  }

  function openMenu(target: EventTarget, at: MenuRequest['at'], byKey: boolean): boolean {
    const found = rowAt(target);
    if (!found || selection.selecting || actionsOf(found.message).length === 0) return false;
    onOpenMenu({ message: found.message, opener: found.row, at, byKey });
    return true;
  }

  const { pressProps, endPress } = useLongPress((target, at) => openMenu(target, at, false));

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    setHoveredId(undefined);
    if (event.key === 'Escape' && selection.selecting) {
      event.stopPropagation();
      // Before the checkbox unmounts.
      rowAt(event.target)?.row.focus({ preventScroll: true });
      selection.stop();
      return;
    }
    if (roving.handleKeyDown(event)) return;
    const found = rowAt(event.target);
    if (!found || event.target !== found.row || event.ctrlKey || event.metaKey || event.altKey) return;
    const { message, row } = found;
    const menuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (selection.selecting) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (canBeChosen(message)) selection.toggle(message.id, event.shiftKey);
    } else if (event.key === 'Enter' || menuKey) {
      const { left, bottom } = row.getBoundingClientRect();
      if (openMenu(row, { x: left + 48, y: bottom }, true)) event.preventDefault();
    } else {
      const action = shortcuts[event.key.toLowerCase()];
      if (!action || !actionsOf(message).includes(action)) return;
      event.preventDefault();
      onAct(action, message, row);
    }
  }

  function handleContextMenu(event: MouseEvent<HTMLElement>): void {
    // The browser's own menu stays for links and selected text.
    const onLink = event.target instanceof Element && event.target.closest('a') !== null;
    const marking = getSelection()?.isCollapsed === false;
    if (onLink || marking) return;
    endPress();
    if (openMenu(event.target, { x: event.clientX, y: event.clientY }, false)) event.preventDefault();
  }

  return {
    /** The hovered row, or the focused one. */
    rowWithTools: hoveredId ?? (focused ? roving.activeId : undefined),
    eventProps: {
      ...pressProps,
      onKeyDown: handleKeyDown,
      onContextMenu: handleContextMenu,
      onFocus(event: FocusEvent<HTMLElement>) {
        setFocused(true);
        roving.handleFocus(event);
      },
      onBlur() {
        setFocused(false);
        roving.handleBlur();
      },
      onPointerOver({ pointerType, target }: PointerEvent<HTMLElement>) {
        if (pointerType !== 'mouse') return;
        const row = target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null;
        setHoveredId(row?.dataset['message']);
      },
      onPointerLeave() {
        setHoveredId(undefined);
        endPress();
      },
    },
  };
}
