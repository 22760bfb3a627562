import { CircleAlert, ClipboardList, Search, X } from 'lucide';
import { useState, type ReactNode } from 'react';
import { TextField } from '../../../../primitives/Field/TextField.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import { refusalText } from '../state/refusal-text.ts';
import { PasteIds } from './PasteIds.tsx';
import type { PickerPartProps } from '../state/picker-part.ts';
import { PickerRows } from './PickerRows.tsx';
import { SelectedPane } from './SelectedPane.tsx';
import { PickerTabs } from './PickerTabs.tsx';
import { TitledIconButton } from './TitledIconButton.tsx';
import * as styles from '../ContactPicker.css.ts';

export interface PickerBodyProps extends PickerPartProps {
  /** Error of the submission. */
  error?: ReactNode;
}

/** Search, tabs and lists beside the chosen contacts; on a phone these are in a tray below. */
export function PickerBody({ picker, labels, error }: PickerBodyProps) {
  const { refusal, tab, hasQuery, paste, value } = picker;
  const [refused, setRefused] = useState({ error, value });
  if (error !== refused.error) setRefused({ error, value });
  // The error belongs to the submitted choice, not to a later one.
  const submitError = refused.value === value ? error : undefined;
  const message = refusal ? refusalText(refusal, labels) : submitError;
  return (
    <div className={styles.frame}>
      <div className={styles.body} data-mode={picker.mode}>
        <div className={styles.sources}>
          {paste.text === undefined ? (
            <>
              <PickerSearch picker={picker} labels={labels} />
              {!hasQuery && picker.tabs.length > 1 && <PickerTabs picker={picker} labels={labels} />}
              <div
                className={styles.results}
                {...(!hasQuery &&
                  picker.tabs.length > 1 && {
                    role: 'tabpanel',
                    'aria-label': tab && labels.tabs[tab],
                  })}
              >
                <PickerRows key={hasQuery ? 'search' : tab} picker={picker} labels={labels} />
              </div>
            </>
          ) : (
            <PasteIds paste={paste} labels={labels} />
          )}
        </div>
        {picker.mode === 'multiple' && <SelectedPane picker={picker} labels={labels} />}
      </div>
      {/* Always there: a live region announces only what changes inside it. */}
      <div role="alert" className={message ? styles.refusal : undefined}>
        {message && (
          <>
            <Icon glyph={CircleAlert} />
            <span>{message}</span>
          </>
        )}
      </div>
    </div>
  );
}

function PickerSearch({ picker, labels }: PickerPartProps) {
  const { inputRef, inputProps, clearQuery, source, paste, mode } = picker;
  return (
    <div className={styles.searchLine}>
      <TextField
        ref={inputRef}
        label={labels.search}
        labelHidden
        placeholder={labels.placeholder[picker.searched]}
        type="text"
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        className={styles.rest}
        leading={<Icon glyph={Search} />}
        trailing={
          inputProps.value !== '' && (
            // Escape does the same by key.
            <TitledIconButton label={labels.clearQuery} glyph={X} tabIndex={-1} onClick={clearQuery} />
          )
        }
        {...inputProps}
      />
      {source.resolve && mode === 'multiple' && (
        <TitledIconButton
          variant="outline"
          size="regular"
          label={labels.paste.title}
          glyph={ClipboardList}
          onClick={() => paste.open()}
        />
      )}
      <div role="status" className={visuallyHidden}>
        {picker.hasQuery &&
          picker.list?.status === 'ready' &&
          picker.rows.length > 0 &&
          labels.found(picker.list.items.length, picker.list.next !== undefined)}
      </div>
    </div>
  );
}
