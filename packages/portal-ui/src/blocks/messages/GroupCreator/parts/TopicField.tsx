import { Flame, Newspaper, Search } from 'lucide';
import { useId, useState, type KeyboardEvent, type RefCallback } from 'react';
import { useImeGuard } from '../../../../hooks/keyboard/use-ime-guard.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { TextField } from '../../../../primitives/Field/TextField.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { rowAfterKey } from '../../../../hooks/keyboard/row-after-key.ts';
import { TopicListState } from './TopicListState.tsx';
import type { GroupCreatorLabels, TopicSource, TopicView } from '../types.ts';
import { useTopics } from '../state/use-topics.ts';
import * as styles from './TopicField.css.ts';

interface TopicFieldProps {
  source: TopicSource;
  chosen: TopicView | undefined;
  onChoose: (topic: TopicView | undefined) => void;
  error: string | undefined;
  /** The search field, while no topic is chosen. */
  inputRef: RefCallback<HTMLInputElement>;
  labels: GroupCreatorLabels['topic'];
}

const glyphs = { story: Newspaper, hotspot: Flame };

/** Field for the topic of a group: a search field with a list, or the chosen topic. */
export function TopicField({ source, chosen, onChoose, error, inputRef, labels }: TopicFieldProps) {
  const { status, topics, retry } = useTopics(source);
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const ime = useImeGuard();
  const rows = topics.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
  const optionId = (index: number) => `${listId}-${index}`;

  function find(typed: string) {
    setText(typed);
    if (ime.isComposing()) return;
    setQuery(typed.trim());
    setActive(0);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (ime.ownsKey(event)) return;
    const next = event.key.startsWith('Arrow') ? rowAfterKey(event.key, active, rows.length) : undefined;
    // Enter never submits the form: it chooses, or does nothing while the list is empty.
    if (event.key === 'Enter') {
      const topic = rows[active];
      if (topic) onChoose(topic);
    } else if (next !== undefined && next >= 0) {
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  }

  if (chosen) {
    return (
      <div role="group" aria-label={labels.label} className={styles.chosen}>
        <TopicWords topic={chosen} labels={labels} wraps />
        <Button size="small" onClick={() => onChoose(undefined)}>
          {labels.change}
        </Button>
      </div>
    );
  }
  const listed = rows.length > 0;
  return (
    <div className={styles.field}>
      <TextField
        ref={inputRef}
        label={labels.label}
        placeholder={labels.placeholder}
        error={error}
        autoComplete="off"
        spellCheck={false}
        leading={<Icon glyph={Search} />}
        value={text}
        role="combobox"
        aria-required
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={listed ? optionId(active) : undefined}
        onChange={(event) => find(event.currentTarget.value)}
        onCompositionStart={ime.onCompositionStart}
        onCompositionEnd={(event) => {
          ime.onCompositionEnd(event);
          find(event.currentTarget.value);
        }}
        onKeyDown={handleKeyDown}
      />
      {listed ? (
        <div role="listbox" id={listId} aria-label={labels.label} className={styles.list}>
          {rows.map((topic, index) => (
            // The input keeps the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={`${topic.kind}-${topic.id}`}
              role="option"
              id={optionId(index)}
              aria-selected={index === active}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(index)}
              onClick={() => onChoose(topic)}
            >
              <TopicWords topic={topic} labels={labels} />
            </div>
          ))}
        </div>
      ) : (
        <TopicListState status={status} searched={query !== ''} onRetry={retry} labels={labels} />
      )}
    </div>
  );
}

interface TopicWordsProps {
  topic: TopicView;
  /** Tooltip with the whole title. */
  wraps?: boolean;
  labels: GroupCreatorLabels['topic'];
}

function TopicWords({ topic: { title, kind, detail }, wraps = false, labels }: TopicWordsProps) {
  return (
    <>
      <Icon glyph={glyphs[kind]} size={20} className={styles.glyph} />
      <span className={styles.texts}>
        <bdi className={styles.title} title={title} data-wraps={wraps || undefined}>
          {title}
        </bdi>
        <span className={styles.detail}>{[labels.kinds[kind], detail].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}
