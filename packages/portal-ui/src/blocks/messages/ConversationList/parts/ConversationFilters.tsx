import { useId } from 'react';
import { CheckCheck } from 'lucide';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import type { ConversationFilter, ConversationListLabels } from '../types.ts';
import * as styles from './ConversationFilters.css.ts';

export interface ConversationFiltersProps {
  filter: ConversationFilter;
  onFilterChange: (filter: ConversationFilter) => void;
  totals: Record<ConversationFilter, number>;
  /** Given while anything is unread. */
  onMarkAllRead?: (() => void) | undefined;
  labels: ConversationListLabels;
}

const filters: readonly ConversationFilter[] = ['all', 'unread', 'mentioned', 'groups'];

/** Which conversations show. Radio buttons: one stop for the Tab key, and arrows inside, by the browser. */
export function ConversationFilters({
  filter,
  onFilterChange,
  totals,
  onMarkAllRead,
  labels,
}: ConversationFiltersProps) {
  const name = useId();
  return (
    <div className={styles.root}>
      <div role="radiogroup" aria-label={labels.filter} className={styles.bar}>
        {filters.map((value) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === filter}
              className={styles.input}
              onChange={() => onFilterChange(value)}
            />
            {labels.filters[value]}
            {value !== 'groups' && value !== 'all' && (
              <Badge count={totals[value]} tone={value === filter ? 'soft' : 'neutral'} />
            )}
          </label>
        ))}
      </div>
      {onMarkAllRead && (
        <IconButton label={labels.markAllRead} icon={<Icon glyph={CheckCheck} />} onClick={onMarkAllRead} />
      )}
    </div>
  );
}
