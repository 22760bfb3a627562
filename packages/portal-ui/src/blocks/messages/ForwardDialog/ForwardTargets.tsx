import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DialogFooter, DialogHeader, DialogTitle } from '../../../primitives/Dialog/Dialog.tsx';
import { CountedField } from '../../../primitives/Field/CountedField.tsx';
import { codePoints } from '../../../hooks/code-points.ts';
import { type ContactSource, PickerBody, useContactPicker } from '../../people/ContactPicker/index.ts';
import * as picked from '../../shared/picker-dialog.css.ts';
import { ForwardPreview } from './ForwardPreview.tsx';
import type { ForwardDialogOptions } from './types.ts';
import * as styles from './ForwardDialog.css.ts';

/** Maximum length of the note in code points (specification, section 5). */
const noteMax = 100;

interface ForwardTargetsProps extends Pick<
  ForwardDialogOptions,
  'items' | 'source' | 'self' | 'max' | 'onSend' | 'labels'
> {
  onCancel: () => void;
}

/** Forwarding takes people and groups; departments can be opened, but not chosen. */
function withoutWhole(source: ContactSource): ContactSource {
  const { everyone: _, ...rest } = source;
  return rest;
}

/** First step: targets, preview and note. */
export function ForwardTargets({ items, source, self, max, onSend, onCancel, labels }: ForwardTargetsProps) {
  const [note, setNote] = useState('');
  const [people] = useState(() => withoutWhole(source));
  const fits = codePoints(note) <= noteMax;
  const picker = useContactPicker({
    source: people,
    self,
    rules: { max, countsSelf: false },
    onSubmit: (choice) => fits && onSend([...choice.people, ...choice.groups], note.trim()),
  });
  return (
    <>
      <DialogHeader closeLabel={labels.close} className={picked.header}>
        <DialogTitle>{labels.title}</DialogTitle>
      </DialogHeader>
      <PickerBody picker={picker} labels={labels.picker} />
      <div className={styles.message}>
        <ForwardPreview items={items} labels={labels} />
        <CountedField
          className={styles.note}
          label={labels.note}
          labelHidden
          placeholder={labels.notePlaceholder}
          autoComplete="off"
          max={noteMax}
          value={note}
          onValueChange={setNote}
          labels={labels}
        />
      </div>
      <DialogFooter className={picked.dialogFooter}>
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button variant="solid" disabled={!fits} onClick={picker.submit}>
          {labels.send(picker.count)}
        </Button>
      </DialogFooter>
    </>
  );
}
