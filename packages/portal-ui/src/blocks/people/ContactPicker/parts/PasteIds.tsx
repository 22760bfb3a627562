import { ArrowLeft } from 'lucide';
import { keepsEscape } from '../../../../hooks/keyboard/use-escape-guard.ts';
import { useOverlay } from '../../../../hooks/overlays/use-overlay.ts';
import { useImeGuard } from '../../../../hooks/keyboard/use-ime-guard.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../../primitives/Field/TextField.tsx';
import type { ContactPickerLabels, NotAdded } from '../types.ts';
import type { ContactPickerState } from '../state/use-contact-picker.ts';
import * as picker from '../ContactPicker.css.ts';
import { TitledIconButton } from './TitledIconButton.tsx';
import * as styles from './PasteIds.css.ts';

export interface PasteIdsProps {
  paste: ContactPickerState['paste'];
  labels: ContactPickerLabels;
}

/** So many of those who were not added are named. */
const named = 5;

function notAddedText(people: readonly NotAdded[], { you, paste: words }: ContactPickerLabels): string {
  const names = people.slice(0, named).map(({ name, self, reason }) => {
    const why = self ? you : reason;
    return why === undefined ? name : words.because(name, why);
  });
  return words.notAdded(names, Math.max(0, people.length - named));
}

/** Adds a list of ids. Unknown ids stay in the field for correction. */
export function PasteIds({ paste, labels }: PasteIdsProps) {
  const { paste: words } = labels;
  const ime = useImeGuard();
  const { text = '', status, result } = paste;
  useOverlay(true, paste.close);
  const unknown = result?.unknownIds.length ?? 0;
  const error = status === 'error' ? words.failed : unknown > 0 ? words.unknown(unknown) : undefined;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        paste.add();
      }}
    >
      <div className={styles.head}>
        <TitledIconButton label={words.back} glyph={ArrowLeft} directional onClick={paste.close} />
        <h3 className={styles.heading}>{words.title}</h3>
      </div>
      <TextArea
        label={words.label}
        hint={words.hint}
        error={error}
        // The field is what the button was pressed for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        rows={8}
        spellCheck={false}
        readOnly={status === 'pending'}
        value={text}
        onChange={(event) => paste.setText(event.currentTarget.value)}
        onCompositionStart={ime.onCompositionStart}
        onCompositionEnd={ime.onCompositionEnd}
        // Escape leaves the field, and only then the dialog.
        {...keepsEscape(true)}
        onKeyDown={(event) => {
          if (ime.ownsKey(event) || event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          paste.close();
        }}
      />
      <div className={styles.foot}>
        <span role="status" className={picker.hint}>
          {result && words.added(result.added)}{' '}
          {result && result.notAdded.length > 0 && notAddedText(result.notAdded, labels)}
        </span>
        <Button type="submit" variant="soft" pending={status === 'pending'}>
          {words.add}
        </Button>
      </div>
    </form>
  );
}
