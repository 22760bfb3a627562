import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { LoadStatus } from '../../../shared/status.ts';
import type { PersonView } from '../../../shared/views.ts';
import { useOverlay } from '../../../../hooks/overlays/use-overlay.ts';
import { insertText } from './field-text.ts';
import {
  deletedMention,
  mentionOf,
  mentionRanges,
  mentionQueryAt,
  mentionsIn,
  type MentionQuery,
} from './mentions.ts';
import { mentionEveryone, type MessageComposerLabels, type MessageComposerOptions } from '../types.ts';

export interface UseMentionsOptions extends Pick<
  MessageComposerOptions,
  'value' | 'mentions' | 'mentionable'
> {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  labels: Pick<MessageComposerLabels, 'everyone' | 'namesake'>;
  /** Enter came before the list, and no member matches: it was meant for the text. */
  onUnmatchedEnter: () => void;
}

interface SearchResult {
  query: string;
  attempt: number;
  people: readonly PersonView[];
  failed: boolean;
}

/** `ready` with an empty list means that no member matches. */
export type MentionStatus = Exclude<LoadStatus, 'offline'>;

const noMentions: readonly never[] = [];

/**
 * Mentions in a text field: the query after an `@`, the active option, insertion, and deletion of a mention as a whole.
 * The field keeps the keyboard focus.
 */
export function useMentions({
  value,
  mentions,
  mentionable,
  fieldRef,
  labels,
  onUnmatchedEnter,
}: UseMentionsOptions) {
  const listId = useId();
  const [own, setOwn] = useState<readonly PickedMention[]>(noMentions);
  const known = mentions ?? own;
  /** Mentions known to the change event in progress: the event carries the text, but not who is in it. */
  const picked = useRef<readonly PickedMention[]>(undefined);
  const [typed, setTyped] = useState<MentionQuery>();
  const [dismissedAt, setDismissedAt] = useState<number>();
  const [result, setResult] = useState<SearchResult>();
  const [highlighted, setHighlighted] = useState({ query: '', index: 0 });
  const [attempt, setAttempt] = useState(0);
  /** Query whose first result is picked on arrival, because Enter was pressed while it loaded (decision F12). */
  const [pendingPick, setPendingPick] = useState<string>();

  const ranges = mentionRanges(value, known);
  const open =
    typed !== undefined &&
    typed.start !== dismissedAt &&
    /[@＠]/u.test(value[typed.start] ?? '') &&
    value.startsWith(typed.query, typed.start + 1);
  const callsAll =
    mentionable?.everyone === true &&
    [labels.everyone, mentionEveryone].some((word) => matches(word, typed?.query ?? ''));
  // If a prefix matched no one, the longer name does not either: the list stays closed.
  const exhausted =
    !callsAll &&
    result?.people.length === 0 &&
    !result.failed &&
    typed !== undefined &&
    typed.query.length > result.query.length &&
    typed.query.startsWith(result.query);
  const request = mentionable && open && !exhausted ? typed : undefined;
  const query = request?.query;
  useOverlay(request !== undefined, () => setDismissedAt(request?.start));

  const search = useEffectEvent((text: string, signal: AbortSignal) => mentionable?.source(text, signal));
  useEffect(() => {
    if (query === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (people: readonly PersonView[], failed: boolean) => {
      if (!signal.aborted) setResult({ query, attempt, people, failed });
    };
    search(query, signal)?.then(
      (people) => settle(people, false),
      () => settle([], true),
    );
    return () => controller.abort();
  }, [query, attempt]);

  const fresh = result?.query === query && result?.attempt === attempt;
  const status: MentionStatus = fresh ? (result.failed ? 'error' : 'ready') : 'loading';
  const everyone: PersonView = { id: mentionEveryone, name: labels.everyone };
  const found = result?.people ?? noMentions;
  const matching = [
    ...(callsAll ? [everyone] : noMentions),
    ...(fresh ? found : found.filter(({ name }) => matches(name, query ?? ''))),
  ];
  /**
   * While results load, matching names of the previous result can be picked; if none match, the previous list stays,
   * inert.
   */
  const stale = !fresh && matching.length === 0;
  const people = query === undefined ? noMentions : stale ? found : matching;
  const active = Math.min(highlighted.query === query ? highlighted.index : 0, people.length - 1);

  /**
   * Updates the query from the caret. Only typing opens the list: moving the caret to a name, or deleting up to one,
   * does not.
   */
  function updateQuery(field: HTMLTextAreaElement, byTyping: boolean) {
    setPendingPick(undefined);
    if (!byTyping && !typed) return;
    const { selectionStart: caret, selectionEnd, value: text } = field;
    const next = caret === selectionEnd ? mentionQueryAt(text, caret) : undefined;
    setTyped(next);
    if (next?.start !== dismissedAt) setDismissedAt(undefined);
    if (!next) setResult(undefined);
  }

  function pick(person: PersonView) {
    const field = fieldRef.current;
    if (!field || !request) return;
    const inText = mentionsIn(value, known);
    const mention = mentionOf(person, inText, labels.namesake);
    const next = [...known.filter(({ id, name }) => id !== mention.id && name !== mention.name), mention];
    setOwn(next);
    picked.current = next;
    field.focus();
    field.setSelectionRange(request.start, request.start + 1 + request.query.length);
    insertText(field, `@${mention.name} `);
    picked.current = undefined;
    setTyped(undefined);
  }

  const pickPending = useEffectEvent(() => {
    const [first] = people;
    if (pendingPick === undefined || pendingPick !== query) return;
    if (first) pick(first);
    else if (status === 'ready') onUnmatchedEnter();
  });
  useEffect(() => {
    if (fresh) pickPending();
  }, [fresh]);

  /** Selects the mention that a deletion would break, so that the browser deletes it as a whole and can undo that. */
  function selectDeleted(field: HTMLTextAreaElement, direction: 'backward' | 'forward') {
    if (field.selectionStart !== field.selectionEnd) return;
    const range = deletedMention(ranges, field.selectionStart, direction);
    if (range) field.setSelectionRange(range.start, range.end);
  }

  const handleBeforeInput = useEffectEvent((event: InputEvent) => {
    const field = fieldRef.current;
    if (!field || event.isComposing) return;
    if (event.inputType === 'deleteContentBackward') selectDeleted(field, 'backward');
    else if (event.inputType === 'deleteContentForward') selectDeleted(field, 'forward');
  });
  useEffect(() => {
    // React has no deletion event, and soft keyboards report no key.
    const field = fieldRef.current;
    const listener = (event: InputEvent) => handleBeforeInput(event);
    field?.addEventListener('beforeinput', listener);
    return () => field?.removeEventListener('beforeinput', listener);
  }, [fieldRef]);

  /** Returns whether the key was handled. */
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event;
    const plain = !ctrlKey && !metaKey && !altKey && !shiftKey;
    if (plain && key === 'Backspace') selectDeleted(currentTarget, 'backward');
    else if (plain && key === 'Delete') selectDeleted(currentTarget, 'forward');
    if (!request || !plain) return false;
    const person = people[active];
    if (key === 'Escape') setDismissedAt(request.start);
    else if ((key === 'Enter' || key === 'Tab') && (person || stale)) {
      // Enter must not send a partial name while the list loads.
      if (person && !stale) pick(person);
      else setPendingPick(request.query);
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && people.length > 0) {
      const step = key === 'ArrowDown' ? 1 : -1;
      setHighlighted({ query: request.query, index: (active + step + people.length) % people.length });
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    /** Mentions of the draft, also those no longer in the text. */
    known,
    /** The same, including the mention being inserted; for the change handler. */
    knownNow: () => picked.current ?? known,
    ranges,
    /** The current query; the list is open while it is defined. */
    request,
    status,
    people,
    /** The list shows results of an earlier query. */
    stale,
    active,
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    updateQuery,
    close: () => setTyped(undefined),
    pick,
    highlight: (index: number) => setHighlighted({ query: query ?? '', index }),
    retry: () => setAttempt(attempt + 1),
    handleKeyDown,
  };
}

type PickedMention = NonNullable<MessageComposerOptions['mentions']>[number];

const matches = (word: string, query: string) => word.toLowerCase().includes(query.toLowerCase());

/** Shared with `MentionList`. */
export type MentionsState = ReturnType<typeof useMentions>;
