import { useLingui } from '@lingui/react/macro';
import { codePoints } from '@snap/portal-api/rules';
import { EditableText, type EditableTextProps } from '@snap/portal-ui/editable-text';
import { LinkedText } from '@snap/portal-ui/message-list';
import { useState } from 'react';
import { useLabels } from '../../i18n/labels.ts';

interface GroupTextProps extends Pick<
  EditableTextProps,
  'label' | 'value' | 'placeholder' | 'long' | 'editable' | 'onSave'
> {
  /** Names the text among all that can be edited. */
  draftId: string;
  /** Code points. */
  max: number;
  /** May not be empty; only texts of several lines may, unless this says otherwise. */
  required?: boolean;
  /** Error of the field when the text has forbidden characters. */
  forbidden?: { isAllowed: (text: string) => boolean; error: string };
}

/** Drafts by `draftId`. They survive closing the sheet and the conversation, but not a reload. */
const drafts = new Map<string, string>();

/** A text of a group, which those who may can edit. */
export function GroupText({
  draftId,
  max,
  long = false,
  required = !long,
  forbidden,
  ...props
}: GroupTextProps) {
  const { t } = useLingui();
  const { common } = useLabels();
  const { label, value } = props;
  const [draft, setShownDraft] = useState(() => drafts.get(draftId));

  function check(text: string): string | undefined {
    if (forbidden && !forbidden.isAllowed(text)) return forbidden.error;
    const fits = codePoints(text) <= max && (!required || text !== '');
    return fits ? undefined : t`At most ${max} characters, and not empty.`;
  }

  return (
    <EditableText
      {...props}
      long={long}
      draft={draft}
      onDraftChange={(next) => {
        if (next === undefined) drafts.delete(draftId);
        else drafts.set(draftId, next);
        setShownDraft(next);
      }}
      check={check}
      labels={{ edit: t`Change: ${label}`, save: t`Save`, cancel: common.cancel }}
    >
      {long ? <LinkedText text={value} /> : undefined}
    </EditableText>
  );
}
