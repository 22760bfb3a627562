import { Search, X } from 'lucide';
import type { ComponentProps } from 'react';
import { TextField } from '../../../../primitives/Field/TextField.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Kbd } from '../../../../primitives/Kbd/Kbd.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import type { SearchPopoverLabels } from '../types.ts';
import type { SearchPopoverState } from '../state/use-search-popover.ts';
import * as styles from '../SearchPopover.css.ts';

export interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'onFocus' | 'onClick'> {
  search: SearchPopoverState;
  /** Results load: after 300 ms a spinner replaces the search icon. */
  busy: boolean;
  shortcut?: string | undefined;
  labels: SearchPopoverLabels;
}

/** The search field: a combobox that controls the panel. */
export function SearchField({ search, busy, shortcut, labels, ...rest }: SearchFieldProps) {
  const { inputProps, inputRef, clear } = search;
  return (
    <TextField
      ref={inputRef}
      label={labels.search}
      labelHidden
      placeholder={labels.placeholder}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      className={styles.field}
      leading={
        <span className={styles.leading}>
          <Icon glyph={Search} />
          {busy && (
            <span className={styles.wheel}>
              <Spinner />
            </span>
          )}
        </span>
      }
      trailing={
        inputProps.value === '' ? (
          shortcut && (
            <span className={styles.shortcut}>
              <Kbd>{shortcut}</Kbd>
            </span>
          )
        ) : (
          // Escape does the same.
          <IconButton tabIndex={-1} label={labels.clear} icon={<Icon glyph={X} />} onClick={clear} />
        )
      }
      {...inputProps}
      {...rest}
    />
  );
}
