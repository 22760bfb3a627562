import { SmilePlus } from 'lucide';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Tooltip } from '../../../../primitives/Tooltip/Tooltip.tsx';
import { rowId, type RowSettings } from './row-settings.ts';
import type { MessageView, ReactionView } from '../views.ts';
import * as styles from './MessageReactions.css.ts';

export interface MessageReactionsProps {
  message: MessageView;
  reachable: boolean;
  settings: RowSettings;
}

/** Reactions as chips under the bubble; a press adds or removes the user's own. */
export function MessageReactions({ message, reachable, settings }: MessageReactionsProps) {
  const { reactions = [] } = message;
  if (reactions.length === 0) return null;
  const { labels, onReact, onOpenMenu } = settings;
  const tabIndex = reachable ? undefined : -1;
  return (
    <ul role="list" aria-label={labels.reactions} className={styles.reactions}>
      {reactions.map((reaction) => (
        <li key={reaction.emoji}>
          <Chip
            {...{ reaction, tabIndex, labels }}
            onPress={onReact && ((on) => onReact(message, reaction.emoji, on))}
          />
        </li>
      ))}
      {onReact && (
        <li>
          <button
            type="button"
            className={styles.chip}
            aria-label={labels.action.react}
            aria-haspopup="menu"
            tabIndex={tabIndex}
            id={`${rowId(settings, message)}-add`}
            onClick={({ currentTarget, detail }) =>
              onOpenMenu({ message, opener: currentTarget, byKey: detail === 0, palette: true })
            }
          >
            <Icon glyph={SmilePlus} />
          </button>
        </li>
      )}
    </ul>
  );
}

interface ChipProps extends Pick<RowSettings, 'labels'> {
  reaction: ReactionView;
  tabIndex: number | undefined;
  onPress: ((on: boolean) => void) | undefined;
}

function Chip({ reaction: { emoji, count, own, names = [] }, tabIndex, labels, onPress }: ChipProps) {
  const who = names.length > 0 ? labels.reactedBy(names, Math.max(0, count - names.length)) : undefined;
  const content = (
    <>
      <span aria-hidden>{emoji}</span>
      <span className={styles.count} aria-hidden>
        {count}
      </span>
    </>
  );
  return (
    <Tooltip content={who} side="top">
      {onPress ? (
        <button
          type="button"
          className={styles.chip}
          aria-pressed={own}
          aria-label={labels.reaction(emoji, count)}
          tabIndex={tabIndex}
          onClick={() => onPress(!own)}
        >
          {content}
        </button>
      ) : (
        <span
          className={styles.chip}
          data-own={own || undefined}
          role="img"
          aria-label={labels.reaction(emoji, count)}
        >
          {content}
        </span>
      )}
    </Tooltip>
  );
}
