import { useId } from 'react';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import type { ConversationFilter, ConversationListLabels } from '../types.ts';
import * as styles from './ConversationFilters.css.ts';

export interface ConversationFiltersProps {
  filter: ConversationFilter;
  onFilterChange: (filter: ConversationFilter) => void;
  totals: Record<ConversationFilter, number>;
  labels: ConversationListLabels;
}

const filters: readonly ConversationFilter[] = ['all', 'unread', 'mentioned', 'groups'];

/** Filter of the list. Native radio buttons: one tab stop, arrow keys inside. */
export function ConversationFilters({ filter, onFilterChange, totals, labels }: ConversationFiltersProps) {
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
    </div>
  );
}
