import { Check, CheckCheck, CircleAlert, Clock } from 'lucide';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import { rowId, type RowSettings } from './row-settings.ts';
import type { MessageView } from '../views.ts';
import * as styles from './MessageRow.css.ts';

export interface MessageStateMarkProps {
  message: MessageView;
  reachable: boolean;
  settings: RowSettings;
}

const glyphs = { queued: Clock, failed: CircleAlert, sent: Check, read: CheckCheck };

/** Delivery state of an own message. In a group it opens the list of readers. */
export function MessageStateMark({ message, reachable, settings }: MessageStateMarkProps) {
  const { state } = message;
  const { labels, kind, actionsOf, onAction } = settings;
  const mark = state === 'sending' ? <Spinner /> : <Icon glyph={glyphs[state]} />;
  if (kind === 'group' && state === 'sent' && actionsOf(message).includes('readers')) {
    return (
      <button
        type="button"
        id={`${rowId(settings, message)}-readers`}
        className={styles.state}
        data-state={state}
        title={labels.readers}
        aria-label={`${labels.state[state]}. ${labels.readers}`}
        aria-haspopup="dialog"
        tabIndex={reachable ? undefined : -1}
        onClick={({ currentTarget }) => onAction('readers', message, currentTarget)}
      >
        {mark}
      </button>
    );
  }
  return (
    <span
      role="img"
      aria-label={labels.state[state]}
      className={styles.state}
      data-state={state}
      title={labels.state[state]}
    >
      {mark}
    </span>
  );
}
