import { CornerUpLeft, Ellipsis, Forward, SmilePlus } from 'lucide';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { clockTime, fullTime } from '../../../shared/text/format-time.ts';
import { rowId, type RowSettings } from './row-settings.ts';
import type { MessageView } from '../views.ts';
import * as styles from './MessageToolbar.css.ts';

export interface MessageToolbarProps {
  message: MessageView;
  /** Shows the time, for messages that continue a run and show none. */
  timed: boolean;
  reachable: boolean;
  settings: RowSettings;
}

const nearby = { reply: CornerUpLeft, forward: Forward };

/** Time and quick actions beside the hovered or focused message; the others are in the menu. */
export function MessageToolbar({ message, timed, reachable, settings }: MessageToolbarProps) {
  const { labels, actionsOf, onReact, onOpenMenu, onAction } = settings;
  const actions = actionsOf(message);
  // The row already has the time for assistive technology.
  const clock = timed && (
    <time
      aria-hidden
      dateTime={new Date(message.time).toISOString()}
      title={fullTime(message.time, settings)}
      className={styles.clock}
    >
      {clockTime(message.time, settings)}
    </time>
  );
  if (actions.length === 0) {
    return (
      clock && (
        <div className={styles.rail} data-timed>
          <div className={styles.toolbar}>{clock}</div>
        </div>
      )
    );
  }
  const id = rowId(settings, message);
  const common = { tabIndex: reachable ? undefined : -1, side: 'top' } as const;
  return (
    <div className={styles.rail} data-timed={timed || undefined}>
      <div role="toolbar" aria-label={labels.messageActions} className={styles.toolbar}>
        {clock}
        {onReact && actions.includes('react') && (
          <IconButton
            {...common}
            id={`${id}-react`}
            className={styles.spare}
            aria-haspopup="menu"
            label={labels.action.react}
            icon={<Icon glyph={SmilePlus} />}
            onClick={({ currentTarget, detail }) =>
              onOpenMenu({ message, opener: currentTarget, byKey: detail === 0, palette: true })
            }
          />
        )}
        {(['reply', 'forward'] as const)
          .filter((action) => actions.includes(action))
          .map((action) => (
            <IconButton
              {...common}
              key={action}
              className={styles.spare}
              label={labels.action[action]}
              icon={<DirectionalIcon glyph={nearby[action]} />}
              onClick={({ currentTarget }) => onAction(action, message, currentTarget)}
            />
          ))}
        <IconButton
          {...common}
          id={`${id}-more`}
          aria-haspopup="menu"
          label={labels.more}
          icon={<Icon glyph={Ellipsis} />}
          onClick={({ currentTarget, detail }) =>
            onOpenMenu({ message, opener: currentTarget, byKey: detail === 0 })
          }
        />
      </div>
    </div>
  );
}
