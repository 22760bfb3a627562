import { Trans, useLingui } from '@lingui/react/macro';
import { codePoints } from '@snap/portal-api/rules';
import { Button } from '@snap/portal-ui/button';
import { TextArea, TextField } from '@snap/portal-ui/field';
import { useImeGuard } from '@snap/portal-ui/hooks';
import { Icon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import { LinkedText } from '@snap/portal-ui/message-list';
import { Pencil } from 'lucide';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLabels } from '../../i18n/labels.ts';

interface EditableTextProps {
  label: string;
  /** Names the text among all that can be edited. */
  draftId: string;
  value: string;
  placeholder?: string;
  /** Code points. */
  max: number;
  /** Several lines. */
  long?: boolean;
  /** May not be empty; only texts of several lines may, unless this says otherwise. */
  required?: boolean;
  /** Error of the field when the text has forbidden characters. */
  forbidden?: { isAllowed: (text: string) => boolean; error: string };
  editable: boolean;
  /** Returns whether it was saved. */
  onSave: (value: string) => Promise<boolean>;
}

/** Drafts by `draftId`. They survive closing the sheet and the conversation, but not a reload. */
const drafts = new Map<string, string>();

/**
 * A text with a button that turns it into a field. Escape cancels the edit and leaves the sheet around it open; closed in
 * another way, the sheet has the field with what was written when it opens again.
 */
export function EditableText({
  label,
  draftId,
  value,
  placeholder,
  max,
  long = false,
  required = !long,
  forbidden,
  editable,
  onSave,
}: EditableTextProps) {
  const { t } = useLingui();
  const { common } = useLabels();
  const [draft, setShownDraft] = useState(() => drafts.get(draftId));
  function setDraft(next: string | undefined) {
    if (next === undefined) drafts.delete(draftId);
    else drafts.set(draftId, next);
    setShownDraft(next);
  }
  const [pending, setPending] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  /** The focus was in the form: it returns to the button. */
  const returning = useRef(false);
  const ime = useImeGuard();

  function leave() {
    const focused = document.activeElement;
    returning.current = focused === document.body || formRef.current?.contains(focused) === true;
    setDraft(undefined);
  }

  if (draft === undefined) {
    return (
      <div className={`flex gap-2 ${long ? 'items-start' : 'items-center'}`}>
        <p
          dir="auto"
          className={
            long
              ? 'm-0 min-w-0 flex-1 text-sm break-words whitespace-pre-wrap'
              : 'm-0 min-w-0 flex-1 text-lg font-strong break-words'
          }
        >
          {value === '' ? (
            <span className="text-textMuted">{placeholder}</span>
          ) : long ? (
            <LinkedText text={value} />
          ) : (
            value
          )}
        </p>
        {editable && (
          // On the first line of a long text, whatever the height of the button.
          <span className={long ? 'flex h-[1lh] items-center text-sm' : undefined}>
            <IconButton
              ref={(button) => {
                if (button === null || !returning.current) return;
                returning.current = false;
                button.focus();
              }}
              label={t`Change: ${label}`}
              icon={<Icon glyph={Pencil} />}
              onClick={() => setDraft(value)}
            />
          </span>
        )}
      </div>
    );
  }
  const text = draft.trim();
  const allowed = forbidden?.isAllowed(text) ?? true;
  const fits = allowed && codePoints(text) <= max && (!required || text !== '');

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!fits) return;
    setPending(true);
    const saved = text === value || (await onSave(text));
    setPending(false);
    if (saved) leave();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || ime.ownsKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  }

  const field = {
    label,
    labelHidden: true,
    value: draft,
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears when the user starts to edit
    autoFocus: true,
    onCompositionStart: ime.onCompositionStart,
    onCompositionEnd: ime.onCompositionEnd,
    error: allowed ? (fits ? undefined : t`At most ${max} characters, and not empty.`) : forbidden?.error,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from anything in it
    <form
      ref={formRef}
      className="flex flex-col gap-2"
      onSubmit={(event) => void save(event)}
      onKeyDown={handleKeyDown}
    >
      {long ? (
        <TextArea {...field} rows={5} onChange={({ currentTarget }) => setDraft(currentTarget.value)} />
      ) : (
        <TextField {...field} onChange={({ currentTarget }) => setDraft(currentTarget.value)} />
      )}
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={leave}>
          {common.cancel}
        </Button>
        <Button size="small" variant="solid" type="submit" disabled={!fits} pending={pending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
