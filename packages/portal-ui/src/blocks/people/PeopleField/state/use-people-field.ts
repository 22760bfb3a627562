import {
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ClipboardEvent,
  type InvalidEvent,
  type KeyboardEvent,
} from 'react';
import { useAnnouncement } from '../../../../hooks/use-announcement.ts';
import { useControllableState } from '../../../../hooks/use-controllable-state.ts';
import {
  contactKey,
  contactSelection,
  refusalText,
  resolveIds,
  useContactPicker,
  useRequest,
  type Contact,
  type ContactChoice,
  type ContactSelection,
  type ContactSource,
} from '../../ContactPicker/index.ts';
import type { PeopleFieldProps } from '../types.ts';
import { findTexts, pastedTexts } from './pasted-texts.ts';

const none: readonly Contact[] = [];

const isInvalid = (control: Element) => control.matches(':invalid:not(fieldset)');

/** Whether a control is the first invalid one of its form, which takes the focus. */
function isFirstInvalid(control: Element): boolean {
  const form = 'form' in control && control.form instanceof HTMLFormElement ? control.form : undefined;
  return !form || [...form.elements].find(isInvalid) === control;
}

/** The control that the form knows: the custom element of an input in a shadow root. */
function formControl(input: HTMLInputElement): Element {
  const root = input.getRootNode();
  return root instanceof ShadowRoot ? root.host : input;
}

/** The parts of a source that suggestions need. Without its lists nothing is fetched before the user types. */
const searchOnly = (source: ContactSource): ContactSource => ({
  search: (query, request) => source.search?.(query, request) ?? { items: [] },
  ...(source.searchDelay !== undefined && { searchDelay: source.searchDelay }),
  isOffline: (error) => source.isOffline?.(error) === true,
});

const contactsOf = ({ chosen }: ContactSelection): Contact[] =>
  [...chosen.values()].filter((contact) => contact.type !== 'department');

/** State of a people field: its contacts, suggestions, pasted texts and validity. */
export function usePeopleField(props: PeopleFieldProps) {
  const { source, self, rules = {}, required = false, defaultValue = none, labels } = props;
  const { mode = 'multiple', kinds = 'people', min, max, disabledReason } = rules;
  const editable = !props.disabled && !props.readOnly;
  const [contacts, setContacts] = useControllableState(props.value, defaultValue, props.onValueChange);
  const selection = useMemo(() => contactSelection(contacts), [contacts]);
  const searched = useMemo(() => searchOnly(source), [source]);
  const [announced, announce] = useAnnouncement(labels.announce);
  const [reported, setReported] = useState(false);
  const [open, setOpen] = useState(false);
  const [pasting, setPasting] = useState<'pending' | 'failed' | { unknown: readonly string[] }>();
  const requestRef = useRequest();

  function change(next: readonly Contact[]) {
    setContacts(next);
    announce(labels.announce(next.map(({ name }) => name)));
  }

  const picker = useContactPicker({
    source: searched,
    self,
    rules: { mode, kinds, max, disabledReason, countsSelf: false },
    value: selection,
    onValueChange: (next) => {
      const chosen = contactsOf(next);
      change(chosen);
      // The text has found its contact.
      if (next.chosen.size >= selection.chosen.size) picker.clearQuery();
    },
  });
  const { inputRef, hasQuery, inputProps, rows } = picker;
  const typed = inputProps.value.trim();

  const problem =
    typed !== ''
      ? labels.unfinished
      : contacts.length === 0
        ? required
          ? labels.required
          : undefined
        : min !== undefined && contacts.length < min
          ? labels.min(min)
          : max !== undefined && contacts.length > max
            ? labels.max(max)
            : undefined;
  const validate = useEffectEvent((message: string) => {
    inputRef.current?.setCustomValidity(message);
    props.onValidityChange?.(message);
  });
  useEffect(() => validate(problem ?? ''), [problem]);

  const reset = useEffectEvent(() => {
    setReported(false);
    setPasting(undefined);
    picker.setRefusal(undefined);
    picker.search('');
    setContacts(defaultValue);
  });
  useEffect(() => {
    const form = inputRef.current?.form;
    const handleReset = () => reset();
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, [inputRef]);

  async function paste(text: string) {
    const texts = pastedTexts(text);
    const { signal } = (requestRef.current = new AbortController());
    setPasting('pending');
    try {
      const { contacts: found, unknown } = await findTexts(source, texts, signal);
      picker.addAll(found);
      setPasting(unknown.length > 0 ? { unknown } : undefined);
    } catch {
      if (!signal.aborted) setPasting('failed');
    }
  }

  /** Takes the choice of the dialog; members of departments are fetched. Rejects when that fails. */
  async function take({ people, groups, personIds = [] }: ContactChoice) {
    const byId = new Map<string, Contact>(people.map((person) => [person.id, person]));
    const missing = personIds.filter((id) => !byId.has(id));
    const { signal } = (requestRef.current = new AbortController());
    for (const contact of await resolveIds(source, missing, signal)) byId.set(contact.id, contact);
    change([...byId.values(), ...groups]);
  }

  const said =
    pasting === 'failed'
      ? labels.failed
      : pasting !== undefined && pasting !== 'pending'
        ? labels.notFound(pasting.unknown)
        : picker.refusal
          ? refusalText(picker.refusal, labels.picker)
          : reported
            ? problem
            : undefined;
  const listed = editable && open && hasQuery;

  return {
    picker,
    contacts,
    selection,
    editable,
    mode,
    /** Suggestions are shown. */
    listed,
    pending: pasting === 'pending',
    error: props.error ?? said,
    announced,
    take,
    close: () => setOpen(false),
    remove: (contact: Contact) =>
      change(contacts.filter((other) => contactKey(other) !== contactKey(contact))),
    inputProps: {
      ...inputProps,
      'aria-haspopup': 'listbox' as const,
      'aria-expanded': listed && rows.length > 0,
      'aria-controls': listed ? inputProps['aria-controls'] : undefined,
      'aria-activedescendant': listed ? inputProps['aria-activedescendant'] : undefined,
      onChange: (event: Parameters<typeof inputProps.onChange>[0]) => {
        setOpen(true);
        setPasting(undefined);
        inputProps.onChange(event);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        props.onKeyDown?.(event);
        if (!event.defaultPrevented && editable) inputProps.onKeyDown(event);
      },
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const text = event.clipboardData.getData('text/plain');
        if (!editable || mode === 'single' || pastedTexts(text).length < 2) return;
        event.preventDefault();
        void paste(text);
      },
      onInvalid: (event: InvalidEvent<HTMLInputElement>) => {
        // The field has the message; the browser's bubble would cover it, and take it away.
        event.preventDefault();
        setReported(true);
        if (isFirstInvalid(formControl(event.currentTarget))) event.currentTarget.focus();
      },
    },
  };
}

export type PeopleFieldState = ReturnType<typeof usePeopleField>;
