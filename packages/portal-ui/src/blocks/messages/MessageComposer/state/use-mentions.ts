import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { PersonView } from '../../../shared/views.ts';
import { useOverlay } from '../../../../hooks/use-overlay.ts';
import { insertText } from './field-text.ts';
import {
  deletedMention,
  mentionOf,
  mentionRanges,
  mentionRequest,
  mentionsIn,
  type MentionRequest,
} from './mentions.ts';
import { mentionEveryone, type MessageComposerLabels, type MessageComposerOptions } from '../types.ts';

export interface UseMentionsOptions extends Pick<
  MessageComposerOptions,
  'value' | 'mentions' | 'mentionable'
> {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  labels: Pick<MessageComposerLabels, 'everyone' | 'namesake'>;
}

interface Answer {
  query: string;
  attempt: number;
  people: readonly PersonView[];
  failed: boolean;
}

/** `ready` with nobody in the list means that nobody matches. */
export type MentionStatus = 'loading' | 'ready' | 'error';

const noMentions: readonly never[] = [];

/**
 * Behaviour of mentions in a field: what is asked for after an `@`, whom the keys are on, what picking writes, and that
 * a mention goes as one. The keys stay with the field.
 */
export function useMentions({ value, mentions, mentionable, fieldRef, labels }: UseMentionsOptions) {
  const listId = useId();
  const [own, setOwn] = useState<readonly PickedMention[]>(noMentions);
  const known = mentions ?? own;
  /** What the change that is under way will know; the field tells of the text, not of who is in it. */
  const picked = useRef<readonly PickedMention[]>(undefined);
  const [asked, setAsked] = useState<MentionRequest>();
  const [dismissedAt, setDismissedAt] = useState<number>();
  const [answer, setAnswer] = useState<Answer>();
  const [reached, setReached] = useState({ query: '', index: 0 });
  const [attempt, setAttempt] = useState(0);
  /** The query whose first answer is picked when it arrives: Enter came before it (decision F12). */
  const [awaited, setAwaited] = useState<string>();

  const ranges = mentionRanges(value, known);
  const stands =
    asked !== undefined &&
    asked.start !== dismissedAt &&
    /[@＠]/u.test(value[asked.start] ?? '') &&
    value.startsWith(asked.query, asked.start + 1);
  const callsAll =
    mentionable?.everyone === true &&
    [labels.everyone, mentionEveryone].some((word) => matches(word, asked?.query ?? ''));
  // A longer name finds nobody where a shorter one did not: the list does not come back for it.
  const hopeless =
    !callsAll &&
    answer?.people.length === 0 &&
    !answer.failed &&
    asked !== undefined &&
    asked.query.length > answer.query.length &&
    asked.query.startsWith(answer.query);
  const request = mentionable && stands && !hopeless ? asked : undefined;
  const query = request?.query;
  useOverlay(request !== undefined, () => setDismissedAt(request?.start));

  const search = useEffectEvent((text: string, signal: AbortSignal) => mentionable?.source(text, signal));
  useEffect(() => {
    if (query === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (people: readonly PersonView[], failed: boolean) => {
      if (!signal.aborted) setAnswer({ query, attempt, people, failed });
    };
    search(query, signal)?.then(
      (people) => tell(people, false),
      () => tell([], true),
    );
    return () => controller.abort();
  }, [query, attempt]);

  const fresh = answer?.query === query && answer?.attempt === attempt;
  const status: MentionStatus = fresh ? (answer.failed ? 'error' : 'ready') : 'loading';
  const everyone: PersonView = { id: mentionEveryone, name: labels.everyone };
  const answered = answer?.people ?? noMentions;
  const sure = [
    ...(callsAll ? [everyone] : noMentions),
    ...(fresh ? answered : answered.filter(({ name }) => matches(name, query ?? ''))),
  ];
  /** While the next answer is on its way, names that match stay to be picked; without any, the last list is to be seen. */
  const waits = !fresh && sure.length === 0;
  const people = query === undefined ? noMentions : waits ? answered : sure;
  const active = Math.min(reached.query === query ? reached.index : 0, people.length - 1);

  /**
   * Notes what the caret asks for now. Only typing opens the list: a caret that comes by a name, and a deletion that ends
   * at one, ask for nothing.
   */
  function look(field: HTMLTextAreaElement, typed: boolean) {
    setAwaited(undefined);
    if (!typed && !asked) return;
    const { selectionStart: caret, selectionEnd, value: text } = field;
    const next = caret === selectionEnd ? mentionRequest(text, caret) : undefined;
    setAsked(next);
    if (next?.start !== dismissedAt) setDismissedAt(undefined);
    if (!next) setAnswer(undefined);
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
    setAsked(undefined);
  }

  const pickAwaited = useEffectEvent(() => {
    const [first] = people;
    if (awaited !== undefined && awaited === query && first) pick(first);
  });
  useEffect(() => {
    if (fresh) pickAwaited();
  }, [fresh]);

  /** Selects the mention that a deletion would break, so that the browser deletes it, and can bring it back, whole. */
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
    // React has no such event for deletions, and the keyboards of phones name no key.
    const field = fieldRef.current;
    const listener = (event: InputEvent) => handleBeforeInput(event);
    field?.addEventListener('beforeinput', listener);
    return () => field?.removeEventListener('beforeinput', listener);
  }, [fieldRef]);

  /** Whether the key was the list's, or a mention's. */
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event;
    const plain = !ctrlKey && !metaKey && !altKey && !shiftKey;
    if (plain && key === 'Backspace') selectDeleted(currentTarget, 'backward');
    else if (plain && key === 'Delete') selectDeleted(currentTarget, 'forward');
    if (!request || !plain) return false;
    const person = people[active];
    if (key === 'Escape') setDismissedAt(request.start);
    else if ((key === 'Enter' || key === 'Tab') && (person || waits)) {
      // Half a name is never sent because its list is slow.
      if (person && !waits) pick(person);
      else setAwaited(request.query);
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && people.length > 0) {
      const step = key === 'ArrowDown' ? 1 : -1;
      setReached({ query: request.query, index: (active + step + people.length) % people.length });
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    /** Who may be called, for what is sent. */
    known,
    /** The same, with who is being picked at this moment; for the change handler. */
    knownNow: () => picked.current ?? known,
    ranges,
    /** What is asked for; the list is open while there is something. */
    request,
    status,
    people,
    /** The list is of an earlier question. */
    waits,
    active,
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    look,
    leave: () => setAsked(undefined),
    pick,
    reach: (index: number) => setReached({ query: query ?? '', index }),
    retry: () => setAttempt(attempt + 1),
    handleKeyDown,
  };
}

type PickedMention = NonNullable<MessageComposerOptions['mentions']>[number];

const matches = (word: string, query: string) => word.toLowerCase().includes(query.toLowerCase());

/** What the list of members shares with its field. */
export type MentionsState = ReturnType<typeof useMentions>;
