import { Search, X } from 'lucide';
import { useState, type KeyboardEvent } from 'react';
import { keepsEscape } from '../../hooks/keyboard/use-escape-guard.ts';
import { useImeGuard } from '../../hooks/keyboard/use-ime-guard.ts';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as styles from './SearchBox.css.ts';

interface SearchBoxProps {
  query: string;
  onQueryChange: (query: string) => void;
  labels: { search: string; clearSearch: string };
}

/** Search field. The query excludes text under composition by an input method. */
export function SearchBox({ query, onQueryChange, labels }: SearchBoxProps) {
  const [composed, setComposed] = useState<string>();
  const ime = useImeGuard();
  function ask(text: string) {
    setComposed(undefined);
    if (text !== query) onQueryChange(text);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (ime.ownsKey(event) || event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    ask('');
  }
  return (
    <TextField
      type="search"
      label={labels.search}
      labelHidden
      placeholder={labels.search}
      className={styles.search}
      leading={<Icon glyph={Search} />}
      value={composed ?? query}
      autoComplete="off"
      onChange={({ currentTarget }) =>
        ime.isComposing() ? setComposed(currentTarget.value) : ask(currentTarget.value)
      }
      onCompositionStart={ime.onCompositionStart}
      onCompositionEnd={(event) => {
        ime.onCompositionEnd(event);
        ask(event.currentTarget.value);
      }}
      {...keepsEscape(query !== '')}
      onKeyDown={handleKeyDown}
      trailing={
        query !== '' && (
          <IconButton label={labels.clearSearch} icon={<Icon glyph={X} />} onClick={() => ask('')} />
        )
      }
    />
  );
}
