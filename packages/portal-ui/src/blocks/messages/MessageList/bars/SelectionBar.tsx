import { Forward, Star, Trash2, X } from 'lucide';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import type { MessageListLabels } from '../types.ts';
import type { MessageBulkAction } from '../views.ts';
import * as styles from './SelectionBar.css.ts';

export interface SelectionBarProps {
  count: number;
  actions: readonly MessageBulkAction[];
  onAction: (action: MessageBulkAction) => void;
  onCancel: () => void;
  labels: Pick<MessageListLabels, 'selected' | 'bulkAction' | 'cancelSelection'>;
}

const glyphs = { forward: Forward, favourite: Star, remove: Trash2 };

/** Actions for the selected messages; below the list during a selection. */
export function SelectionBar({ count, actions, onAction, onCancel, labels }: SelectionBarProps) {
  return (
    <div role="group" aria-label={labels.selected(count)} data-selection-bar className={styles.frame}>
      <div className={styles.bar}>
        <div className={styles.head}>
          <IconButton
            label={labels.cancelSelection}
            side="top"
            icon={<Icon glyph={X} />}
            onClick={onCancel}
          />
          <span role="status">{labels.selected(count)}</span>
        </div>
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === 'remove' ? 'danger' : 'outline'}
              icon={<DirectionalIcon glyph={glyphs[action]} directional={action === 'forward'} />}
              disabled={count === 0}
              className={styles.action}
              onClick={() => onAction(action)}
            >
              {labels.bulkAction[action]}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
