import { useId, useRef, useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent } from 'react';
import { useControllableState } from '../../../../hooks/use-controllable-state.ts';
import { useOverlay } from '../../../../hooks/overlays/use-overlay.ts';
import { useImeGuard } from '../../../../hooks/keyboard/use-ime-guard.ts';
import { useDeferredEnter } from '../../../../hooks/keyboard/use-deferred-enter.ts';
import { rowAfterKey } from '../../../../hooks/keyboard/row-after-key.ts';
import { searchRows, searchTabs, tabCounts, tabWithResults, type SearchRow } from './search-rows.ts';
import type { SearchPopoverOptions, SearchTab } from '../types.ts';

/** Behaviour of the search, for popover and sheet: query, active row, keys and presses. */
export function useSearchPopover(options: SearchPopoverOptions) {
  const { query, onQueryChange, actions, recent } = options;
  const { status } = options.found;
  const [open, setOpen] = useControllableState(
    options.open,
    options.defaultOpen ?? false,
    options.onOpenChange,
  );
  useOverlay(open, () => setOpen(false));
  const [preferredTab, setPreferredTab] = useControllableState(
    options.tab,
    options.defaultTab ?? 'people',
    options.onTabChange,
  );
  /** Field text during a composition; the query changes when it ends. */
  const [composed, setComposed] = useState<string>();
  const [reached, setReached] = useState({ list: '', index: 0 });
  const inputRef = useRef<HTMLInputElement>(null);
  const listId = useId();
  const ime = useImeGuard();

  /** Query for which the user chose the tab: that tab then shows even when empty. */
  const [tabChosenFor, setTabChosenFor] = useState<string>();
  const tabs = searchTabs(options.found);
  const counts = tabCounts(options.found);
  const tab = tabWithResults(preferredTab, tabs, tabChosenFor === query ? undefined : counts);
  const hasQuery = query.trim() !== '';
  const rows = searchRows(options, tab);
  const list = `${hasQuery ? tab : 'recent'} ${query}`;
  // Rows of the previous query stay visible while the next one loads, but cannot be opened.
  const stale = hasQuery && status === 'loading';
  const first = hasQuery ? 0 : -1;
  const active = stale ? -1 : Math.min(reached.list === list ? reached.index : first, rows.length - 1);

  const reach = (index: number) => setReached({ list, index });
  const setTab = (next: SearchTab) => {
    setTabChosenFor(query);
    setPreferredTab(next);
    deferredEnter.cancel();
  };
  const changeTab = (next: SearchTab) => {
    setTab(next);
    inputRef.current?.focus();
  };
  /** Enter before the results; with Ctrl it starts a chat. Closing cancels it. */
  const deferredEnter = useDeferredEnter<boolean>(
    open && hasQuery ? query : '',
    status === 'loading' ? 'loading' : status === 'error' || status === 'offline' ? 'failed' : 'ready',
    (toMessage) => {
      const [best] = rows;
      if (best) choose(best, toMessage);
    },
  );

  function ask(text: string) {
    setComposed(undefined);
    if (text !== query) onQueryChange(text);
    setOpen(true);
  }

  function choose(row: SearchRow, toMessage = false) {
    if (row.kind === 'recent') {
      ask(row.query);
      return;
    }
    setOpen(false);
    if (row.kind === 'own') row.conversation.onOpen();
    else if (row.kind === 'group') actions.onOpenGroup(row.group);
    else if (row.kind === 'department') actions.onOpenDepartment?.(row.department);
    else if (toMessage) actions.onMessagePerson(row.person);
    else actions.onOpenPerson(row.person);
  }

  /** Escape clears the text first, then closes. */
  function stepBack() {
    if (query !== '') ask('');
    else setOpen(false);
  }

  /** Tab moves through the tabs before it leaves the field; with a retry in the panel it goes there. */
  function tabAfter(event: KeyboardEvent): SearchTab | undefined {
    if (event.key !== 'Tab' || !hasQuery || status === 'error' || status === 'offline') return undefined;
    return tabs[tabs.indexOf(tab) + (event.shiftKey ? -1 : 1)];
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // In a dialog, the dialog handles Escape.
    if (ime.ownsKey(event) || event.altKey || event.isDefaultPrevented()) return;
    const row = rows[active];
    const next = rowAfterKey(event.key, active, rows.length);
    const nextTab = open ? tabAfter(event) : undefined;
    if (event.key === 'Escape' && (open || query !== '')) stepBack();
    else if (event.key === 'Delete' && open && row?.kind === 'recent' && recent?.onRemove)
      recent.onRemove(row.query);
    else if (event.key === 'Enter' && open && row) choose(row, event.ctrlKey || event.metaKey);
    else if (event.key === 'Enter' && open && stale) deferredEnter.defer(event.ctrlKey || event.metaKey);
    else if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) setOpen(true);
    else if (nextTab) setTab(nextTab);
    else if (open && next !== undefined && !stale && !event.shiftKey && rows.length > 0) reach(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    open,
    setOpen,
    tab,
    tabs,
    /** Total number of rows per tab; undefined while unknown. */
    counts,
    changeTab,
    /** There is a query: the tabs show. */
    hasQuery,
    rows,
    /** Index of the active row; -1 for none. */
    active,
    stale,
    choose,
    stepBack,
    clear: () => {
      ask('');
      inputRef.current?.focus();
    },
    isComposing: ime.isComposing,
    inputRef,
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    inputProps: {
      value: composed ?? query,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (ime.isComposing()) setComposed(event.currentTarget.value);
        else ask(event.currentTarget.value);
      },
      onCompositionStart: ime.onCompositionStart,
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        ime.onCompositionEnd(event);
        ask(event.currentTarget.value);
      },
      onKeyDown: handleKeyDown,
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open && rows.length > 0,
      'aria-controls': open && rows.length > 0 ? listId : undefined,
      'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : undefined,
    },
  };
}

/** Shared by the parts of the search. */
export type SearchPopoverState = ReturnType<typeof useSearchPopover>;
