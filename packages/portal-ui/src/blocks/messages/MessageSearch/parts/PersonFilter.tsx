import { Search } from 'lucide';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useImeGuard } from '../../../../hooks/keyboard/use-ime-guard.ts';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { TextField } from '../../../../primitives/Field/TextField.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import { rowAfterKey } from '../../../../hooks/keyboard/row-after-key.ts';
import type { PersonView } from '../../../shared/views.ts';
import type { MessageSearchFiltering, MessageSearchLabels } from '../types.ts';
import * as styles from './SearchFilters.css.ts';

export interface PersonFilterProps {
  chosen: PersonView | undefined;
  source: NonNullable<MessageSearchFiltering['personSource']>;
  onChoose: (person: PersonView | undefined) => void;
  labels: MessageSearchLabels;
}

interface Found {
  query: string;
  people: readonly PersonView[] | 'failed';
}

/** Filter by sender: a search field with a list; the first option is everyone. */
export function PersonFilter({ chosen, source, onChoose, labels }: PersonFilterProps) {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>();
  const [active, setActive] = useState(0);
  const listId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const ime = useImeGuard();

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      try {
        const people = await source(query, controller.signal);
        if (!controller.signal.aborted) setFound({ query, people });
      } catch {
        if (!controller.signal.aborted) setFound({ query, people: 'failed' });
      }
    };
    void load();
    return () => controller.abort();
  }, [query, source]);

  // The popover may have opened before this code was loaded.
  useEffect(() => fieldRef.current?.focus(), []);

  const people = found && found.people !== 'failed' ? found.people : [];
  // Without a query the first option is everyone.
  const rows: readonly (PersonView | undefined)[] = query === '' ? [undefined, ...people] : people;
  const optionId = (index: number) => `${listId}-${index}`;

  function find(typed: string) {
    setText(typed);
    if (ime.isComposing()) return;
    setQuery(typed.trim());
    setActive(0);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (ime.ownsKey(event)) return;
    const next = rowAfterKey(event.key, active, rows.length);
    if (event.key === 'Enter' && active < rows.length) onChoose(rows[active]);
    else if (next !== undefined && event.key.startsWith('Arrow')) setActive(next);
    else return;
    event.preventDefault();
    document.getElementById(optionId(next ?? active))?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div className={styles.panel}>
      <TextField
        ref={fieldRef}
        label={labels.findPerson}
        labelHidden
        placeholder={labels.findPerson}
        autoComplete="off"
        spellCheck={false}
        leading={<Icon glyph={Search} />}
        value={text}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={rows.length > 0 ? listId : undefined}
        aria-activedescendant={rows.length > 0 ? optionId(active) : undefined}
        onChange={(event) => find(event.currentTarget.value)}
        onCompositionStart={ime.onCompositionStart}
        onCompositionEnd={(event) => {
          ime.onCompositionEnd(event);
          find(event.currentTarget.value);
        }}
        onKeyDown={handleKeyDown}
      />
      {rows.length > 0 && (
        <div role="listbox" id={listId} aria-label={labels.person} className={styles.options}>
          {rows.map((person, index) => (
            // The input keeps the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={person?.id ?? ''}
              role="option"
              id={optionId(index)}
              aria-selected={index === active}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(index)}
              onClick={() => onChoose(person)}
            >
              {person ? <PersonWords person={person} chosen={person.id === chosen?.id} /> : labels.anyPerson}
            </div>
          ))}
        </div>
      )}
      {found?.query !== query && (
        <div className={styles.state}>
          <Spinner label={labels.loading} />
        </div>
      )}
      {found?.query === query && rows.length === 0 && found.people !== 'failed' && (
        <div role="status" className={styles.state}>
          {labels.noPerson}
        </div>
      )}
      {found?.query === query && found.people === 'failed' && (
        <div role="alert" className={styles.state}>
          {labels.peopleFailed}
        </div>
      )}
    </div>
  );
}

function PersonWords({ person, chosen }: { person: PersonView; chosen: boolean }) {
  const { id, name, avatarUrl, position, department } = person;
  return (
    <>
      <Avatar userId={id} name={name} src={avatarUrl} size={32} />
      <span className={styles.texts}>
        <bdi className={styles.name} title={name} data-chosen={chosen || undefined}>
          {name}
        </bdi>
        <span className={styles.detail}>{[position, department].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}
