import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
} from 'react';
import { keepsEscape } from '../../../../hooks/keyboard/use-escape-guard.ts';
import { useImeGuard } from '../../../../hooks/keyboard/use-ime-guard.ts';
import { useDeferredEnter } from '../../../../hooks/keyboard/use-deferred-enter.ts';
import { createContactLists, mayHold, searchedKinds, type ContactTab } from '../source/contact-lists.ts';
import { callSource, type ContactKinds, type ContactSource } from '../source/contact-source.ts';
import { isIdList } from './parse-ids.ts';
import { listRows, treeRows, type DepartmentRow, type PickerRow } from './picker-rows.ts';
import { isChosen } from './selection.ts';
import type { ContactPickerOptions } from '../types.ts';
import { usePasteIds } from './use-paste-ids.ts';
import { usePickerKeys } from './use-picker-keys.ts';
import { usePickerSelection } from './use-picker-selection.ts';
import { usePickerSubmit } from './use-picker-submit.ts';

/** The tabs that a source can fill. */
function tabsOf(source: ContactSource, kinds: ContactKinds): ContactTab[] {
  return (['recent', 'friends', 'groups', 'departments'] as const).filter(
    (tab) => source[tab] && (tab === 'recent' || mayHold(kinds, tab === 'groups')),
  );
}

/**
 * Behaviour of the picker: lists loaded as they are looked at, search, the choice with its limits, keys, pasted ids and
 * submitting. Renders nothing; panel and dialog use it.
 */
export function useContactPicker(options: ContactPickerOptions) {
  const { source, rules: { kinds = 'both', mode = 'multiple' } = {} } = options;
  const { tab: startTab, departmentId: startDepartmentId } = options.start ?? {};
  // `useSyncExternalStore` subscribes after the first paint: synchronous results would come one paint late.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const lists = useMemo(() => createContactLists(source, kinds, rerender), [source, kinds]);
  const snapshot = lists.snapshot();
  const tabs = tabsOf(source, kinds);
  const [chosenTab, setTab] = useState(
    startTab ?? (startDepartmentId === undefined ? undefined : 'departments'),
  );
  const tab = chosenTab !== undefined && tabs.includes(chosenTab) ? chosenTab : tabs[0];
  const [query, setQuery] = useState('');
  /** Text of the field while an input method composes; the query changes at its end. */
  const [composed, setComposed] = useState<string>();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const inputRef = useRef<HTMLInputElement>(null);
  const listId = useId();
  const ime = useImeGuard();
  const choice = usePickerSelection(options);
  const { selection, limits, count, setRefusal } = choice;
  const submitting = usePickerSubmit({ options, selection, count, counted: limits.counted, setRefusal });
  const paste = usePasteIds(source, choice.addAll);
  const pasting = paste.text !== undefined;
  // The field comes back when that of the pasted ids goes.
  useEffect(() => (pasting ? () => inputRef.current?.focus() : undefined), [pasting]);

  // Before the first paint: a synchronous source shows no empty frame.
  useLayoutEffect(() => {
    if (tab !== undefined) lists.ensure(tab);
  }, [lists, tab]);
  useEffect(() => () => lists.stop(), [lists]);
  useLayoutEffect(() => {
    if (startDepartmentId === undefined) return undefined;
    const request = new AbortController();
    callSource(
      () => source.path?.(startDepartmentId, request.signal) ?? [],
      (path) => {
        if (request.signal.aborted) return;
        const ids = path.map(({ id }) => id);
        for (const id of ids) lists.open(id);
        setExpanded((before) => new Set([...before, ...ids]));
      },
      // Without the way there the tree opens at its top.
      () => {},
    );
    return () => request.abort();
  }, [lists, source, startDepartmentId]);

  const hasQuery = query.trim() !== '';
  const shown = hasQuery || tab === undefined ? 'search' : tab;
  const inTree = !hasQuery && tab === 'departments';
  const list = snapshot.get(shown);
  const rows = useMemo(
    () => (inTree ? treeRows(snapshot, expanded) : listRows(snapshot.get(shown), shown)),
    [inTree, shown, snapshot, expanded],
  );

  function setExpandedOf(id: string, open: boolean) {
    const next = new Set(expanded);
    if (open) next.add(id);
    else next.delete(id);
    setExpanded(next);
    if (open) lists.open(id);
  }

  function search(text: string) {
    setComposed(undefined);
    if (text === query) return;
    setQuery(text);
    lists.search(text);
  }

  /** Departments can be taken as a whole. */
  const takesDepartments = source.everyone !== undefined && mode === 'multiple' && kinds !== 'groups';

  /** Shows a department that was found in the tree, open. */
  function showInTree({ department, parentIds }: DepartmentRow) {
    const ids = [...parentIds, department.id];
    setExpanded(new Set([...expanded, ...ids]));
    for (const id of ids) lists.open(id);
    setTab('departments');
    search('');
  }

  /** Chooses the contact of a row; a department that cannot be chosen opens instead. */
  function choose(row: PickerRow) {
    if (row.kind === 'state') lists.retry(row.list);
    else if (row.kind === 'department' && !takesDepartments) {
      if (hasQuery) showInTree(row);
      else setExpandedOf(row.department.id, !row.expanded);
    } else {
      const { kind, parentIds } = row;
      const taken = choice.toggle(kind === 'contact' ? row.contact : { ...row.department, parentIds });
      if (taken && hasQuery && !ime.isComposing()) inputRef.current?.select();
    }
  }

  const listStatus = list?.status ?? 'loading';
  const deferredEnter = useDeferredEnter(
    hasQuery ? query.trim() : '',
    listStatus === 'loading'
      ? 'loading'
      : listStatus === 'error' || listStatus === 'offline'
        ? 'failed'
        : 'ready',
    () => {
      const [first] = rows;
      if (hasQuery && first && first.kind !== 'state') choose(first);
    },
  );

  const keys = usePickerKeys({
    rows,
    list: shown,
    query: composed ?? query,
    onChoose: choose,
    isSubmitting: (row) =>
      mode === 'single' &&
      options.onSubmit !== undefined &&
      row.kind === 'contact' &&
      isChosen(selection, row.contact),
    onSubmit: submitting.submit,
    searching: hasQuery && listStatus === 'loading',
    onEarlyEnter: () => deferredEnter.defer(undefined),
    onExpandedChange: setExpandedOf,
    onRemoveLast: choice.removeLast,
    onChooseAll: () => {
      if (mode === 'multiple')
        choice.addAll(rows.flatMap((row) => (row.kind === 'contact' ? [row.contact] : [])));
    },
    onUndo: choice.undo,
  });
  const { active } = keys;
  const activeId = active >= 0 ? `${listId}-${active}` : undefined;

  return {
    ...choice,
    ...submitting,
    mode,
    self: options.self,
    source,
    /** What the search finds here. */
    searched: searchedKinds(source, kinds),
    tabs,
    tab,
    setTab,
    query,
    /** There is a query: results show instead of the tabs. */
    hasQuery,
    search,
    clearQuery: () => {
      search('');
      inputRef.current?.focus();
    },
    list,
    rows,
    inTree,
    active,
    reach: keys.reach,
    choose,
    setExpandedOf,
    takesDepartments,
    loadMore: lists.more,
    retry: () => lists.retry(shown),
    paste,
    inputRef,
    listId,
    inputProps: {
      // The first Escape takes the text away, the next one is the dialog's.
      ...keepsEscape(query !== ''),
      value: composed ?? query,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (ime.isComposing()) setComposed(event.currentTarget.value);
        else search(event.currentTarget.value);
      },
      onCompositionStart: ime.onCompositionStart,
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        ime.onCompositionEnd(event);
        search(event.currentTarget.value);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (ime.ownsKey(event)) return;
        if (event.key === 'Escape' && query !== '') {
          event.preventDefault();
          event.stopPropagation();
          search('');
        } else keys.handleKey(event, true);
      },
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const text = event.clipboardData.getData('text/plain');
        if (source.resolve === undefined || mode === 'single' || !isIdList(text)) return;
        event.preventDefault();
        paste.open(text);
      },
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': inTree ? ('tree' as const) : ('listbox' as const),
      'aria-expanded': rows.length > 0,
      'aria-controls': rows.length > 0 ? listId : undefined,
      'aria-activedescendant': activeId,
    },
    listProps: {
      id: listId,
      tabIndex: 0,
      role: inTree ? 'tree' : 'listbox',
      'aria-multiselectable': mode === 'multiple' || undefined,
      'aria-activedescendant': activeId,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => keys.handleKey(event, false),
      onFocus: () => {
        if (active === -1) keys.reach(rows.findIndex((row) => row.kind !== 'state'));
      },
    },
  };
}

/** What the parts of the picker share. */
export type ContactPickerState = ReturnType<typeof useContactPicker>;
