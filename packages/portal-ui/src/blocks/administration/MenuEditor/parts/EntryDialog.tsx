import { useState } from 'react';
import { Banner } from '../../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../../primitives/Dialog/Dialog.tsx';
import { TextField } from '../../../../primitives/Field/TextField.tsx';
import { RadioGroup } from '../../../../primitives/RadioGroup/RadioGroup.tsx';
import { entryName, idsBelow, withEntry, withoutEntry } from '../menu-order.ts';
import * as styles from '../MenuEditor.css.ts';
import { menuLanguages, type MenuEditorProps, type MenuEntryView } from '../types.ts';
import { TargetField, targetIn, targetProblem, type Target } from './TargetField.tsx';

interface EntryDialogProps extends Omit<MenuEditorProps, 'className'> {
  entry: MenuEntryView;
  onClose: () => void;
}

/** Everything of an entry. The changes are passed on together; the dialog closes at once. */
export function EntryDialog({
  entry,
  onClose,
  entries,
  choices,
  language,
  onEntriesChange,
  isAddress,
  labels,
}: EntryDialogProps) {
  const isNew = !entries.some(({ id }) => id === entry.id);
  const [draft, setDraft] = useState(entry);
  const [target, setTarget] = useState<Target>(() => targetIn(entry, choices, isNew));
  const [shown, setShown] = useState(false);
  const [removing, setRemoving] = useState(false);
  const set = (change: Partial<MenuEntryView>) => setDraft({ ...draft, ...change });
  const below = idsBelow(entries, entry.id);
  const names = Object.fromEntries(
    Object.entries(draft.names).flatMap(([key, name = '']) =>
      name.trim() === '' ? [] : [[key, name.trim()]],
    ),
  );
  const problems = {
    names: Object.keys(names).length === 0 ? labels.nameMissing : undefined,
    target: targetProblem(target, isAddress, labels),
  };
  // An entry with others below it stays at the top, and none is below itself.
  const parents = below.length > 0 ? [] : entries.filter((one) => one.id !== entry.id && !one.parentId);
  const name = isNew ? labels.newEntry : entryName(entry, language);

  function save() {
    setShown(true);
    if (problems.names !== undefined || problems.target !== undefined) return;
    const { appId: _, ...rest } = draft;
    onEntriesChange(
      withEntry(entries, {
        ...rest,
        names,
        path: target.kind === 'page' || target.kind === 'address' ? target[target.kind].trim() : '',
        ...(target.kind === 'app' && { appId: target.app }),
      }),
    );
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width="wide">
        <DialogHeader closeLabel={labels.close}>
          <DialogTitle>{name}</DialogTitle>
        </DialogHeader>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <DialogBody className={styles.body}>
            <fieldset className={styles.section}>
              <legend className={styles.heading}>{labels.names}</legend>
              <div className={styles.grid}>
                {menuLanguages.map((one) => (
                  <TextField
                    key={one}
                    label={labels.languages[one]}
                    lang={one}
                    value={draft.names[one] ?? ''}
                    maxLength={20}
                    autoComplete="off"
                    onChange={({ currentTarget }) =>
                      set({ names: { ...draft.names, [one]: currentTarget.value } })
                    }
                  />
                ))}
              </div>
              <p className={styles.note}>{labels.namesHint}</p>
              {shown && problems.names !== undefined && <Banner tone="danger">{problems.names}</Banner>}
            </fieldset>
            <TargetField
              value={target}
              onValueChange={setTarget}
              choices={choices}
              problem={shown ? problems.target : undefined}
              labels={labels}
            />
            <RadioGroup
              className={styles.tiles}
              label={labels.icon}
              options={choices.icons.map(({ id, name: label, glyph }) => ({ value: id, label, glyph }))}
              value={draft.icon}
              onValueChange={(icon) => set({ icon })}
            />
            {parents.length > 0 && (
              <RadioGroup
                className={styles.tiles}
                label={labels.parent}
                options={[
                  { value: '', label: labels.top },
                  ...parents.map((one) => ({ value: one.id, label: entryName(one, language) })),
                ]}
                value={draft.parentId ?? ''}
                onValueChange={(parentId) => set({ parentId: parentId === '' ? undefined : parentId })}
              />
            )}
            <fieldset className={styles.section}>
              <legend className={styles.heading}>{labels.audience}</legend>
              <p className={styles.note}>{labels.audienceHint}</p>
              <div className={styles.grid}>
                {choices.roles.map(({ id, name: role }) => (
                  <Checkbox
                    key={id}
                    label={role}
                    checked={draft.roles.includes(id)}
                    onCheckedChange={(checked) =>
                      set({ roles: checked ? [...draft.roles, id] : draft.roles.filter((one) => one !== id) })
                    }
                  />
                ))}
              </div>
            </fieldset>
            <Checkbox
              label={labels.hide}
              checked={draft.hidden}
              onCheckedChange={(hidden) => set({ hidden })}
            />
          </DialogBody>
          <DialogFooter>
            {!isNew && (
              <Button variant="quiet" className={styles.remove} onClick={() => setRemoving(true)}>
                {labels.remove}
              </Button>
            )}
            <DialogClose asChild>
              <Button>{labels.cancel}</Button>
            </DialogClose>
            <Button type="submit" variant="solid">
              {isNew ? labels.add : labels.save}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={setRemoving}
          title={labels.remove}
          description={labels.removeQuestion(name, below.length)}
          confirmLabel={labels.remove}
          cancelLabel={labels.cancel}
          tone="danger"
          onConfirm={() => {
            onEntriesChange(withoutEntry(entries, entry.id));
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
