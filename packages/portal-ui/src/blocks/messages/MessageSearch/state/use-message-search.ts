import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
} from 'react';
import { useImeGuard } from '../../../../hooks/keyboard/use-ime-guard.ts';
import { useDeferredEnter } from '../../../../hooks/keyboard/use-deferred-enter.ts';
import { rowAfterKey } from '../../../../hooks/keyboard/row-after-key.ts';
import { resultGroups } from './result-groups.ts';
import type { MessageSearchOptions } from '../types.ts';

/**
 * Behaviour of the search: query, active result and keys. Enter while the results load opens the first one on arrival.
 */
export function useMessageSearch(options: MessageSearchOptions) {
  const { query, onQueryChange, filters } = options;
  const { status, results, hasMore = false, onLoadMore } = options.found;
  const groups = resultGroups(results);
  const rows = groups.flatMap((group) => group.results);
  const queryKey = `${query} ${JSON.stringify(filters.value)}`;
  const [reached, setReached] = useState({ queryKey: '', index: 0 });
  /** Field text during a composition; the query changes when it ends. */
  const [composed, setComposed] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const listId = useId();
  const ime = useImeGuard();
  const active = Math.min(reached.queryKey === queryKey ? reached.index : 0, rows.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const deferredEnter = useDeferredEnter(
    queryKey,
    status === 'loading' ? 'loading' : status === 'ready' ? 'ready' : 'failed',
    () => {
      const [first] = rows;
      if (first) options.onOpen(first);
    },
  );

  const scrollToReached = useEffectEvent((index: number) => {
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (reached.queryKey !== '') scrollToReached(reached.index);
  }, [reached]);

  function changeQuery(text: string) {
    setComposed(undefined);
    if (text !== query) onQueryChange(text);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (ime.ownsKey(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = rows[active];
    // Home and End belong to the text field.
    const caret = event.key === 'Home' || event.key === 'End';
    const next = caret ? undefined : rowAfterKey(event.key, active, rows.length);
    if (event.key === 'Escape' && query !== '') changeQuery('');
    else if (event.key === 'Enter' && row) options.onOpen(row);
    else if (event.key === 'Enter' && status === 'loading') deferredEnter.defer(undefined);
    else if (next !== undefined && rows.length > 0) {
      if (next === rows.length - 1 && hasMore && status === 'ready') onLoadMore?.();
      setReached({ queryKey, index: next });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const listed = rows.length > 0;
  return {
    groups,
    /** Index of the active result; -1 for none. */
    active,
    reach: (index: number) => index !== active && setReached({ queryKey, index }),
    inputRef,
    listId,
    optionId,
    clear: () => {
      changeQuery('');
      inputRef.current?.focus();
    },
    /** The pressed button unmounts with the filters. */
    clearFilters: () => {
      filters.onValueChange({});
      inputRef.current?.focus();
    },
    inputProps: {
      ref: inputRef,
      value: composed ?? query,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (ime.isComposing()) setComposed(event.currentTarget.value);
        else changeQuery(event.currentTarget.value);
      },
      onCompositionStart: ime.onCompositionStart,
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        ime.onCompositionEnd(event);
        changeQuery(event.currentTarget.value);
      },
      onKeyDown: handleKeyDown,
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': listed,
      'aria-controls': listed ? listId : undefined,
      'aria-activedescendant': listed && active >= 0 ? optionId(active) : undefined,
    },
  };
}
