import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { visuallyHidden } from '../../theme/reset.css.ts';
import type { MessageListLabels, MessageState } from './types.ts';
import * as styles from './MessageRow.css.ts';

export interface MessageStateMarkProps {
  state: MessageState;
  labels: Pick<MessageListLabels, 'state'>;
}

const glyphs = { queued: Clock, failed: CircleAlert, sent: Check, read: CheckCheck };

/** Where an own message is, beside it: a mark to see, a word to hear. */
export function MessageStateMark({ state, labels }: MessageStateMarkProps) {
  return (
    <span className={styles.state} data-state={state} title={labels.state[state]}>
      {state === 'sending' ? <Spinner /> : <Icon glyph={glyphs[state]} />}
      <span className={visuallyHidden}>{labels.state[state]}</span>
    </span>
  );
}
