import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { fullTime, listTime } from '../../../shared/text/format-time.ts';
import { ContactAvatar } from '../../../shared/ContactAvatar.tsx';
import { MarkedText } from '../../../shared/text/MarkedText.tsx';
import type { TimeSettings } from '../../../shared/views.ts';
import { excerpt } from '../state/excerpt.ts';
import type { FoundConversationView, FoundMessageView, MessageSearchLabels } from '../types.ts';
import * as styles from '../MessageSearch.css.ts';

/** Heading of a conversation's results. */
export function SearchResultHeading({ conversation }: { conversation: FoundConversationView }) {
  const { kind, targetId, name, avatarUrl, members } = conversation;
  const contact = {
    type: kind === 'person' ? kind : ('group' as const),
    id: targetId,
    name,
    avatarUrl,
    members,
  };
  return (
    // Labels the group.
    <div aria-hidden className={styles.heading}>
      <ContactAvatar contact={contact} size={32} />
      <bdi className={styles.headingName} title={name}>
        {name}
      </bdi>
    </div>
  );
}

interface SearchResultProps {
  found: FoundMessageView;
  id: string;
  /** The active descendant. */
  active: boolean;
  onReach: () => void;
  onOpen: () => void;
  time: TimeSettings;
  labels: Pick<MessageSearchLabels, 'you'>;
}

/** One result: sender, time and an excerpt around the match. */
export function SearchResult({ found, id, active, onReach, onOpen, time, labels }: SearchResultProps) {
  const { sender, own, marks } = found;
  const { text, marks: ranges } = excerpt(found.text, marks);
  return (
    // The field keeps the focus and handles the keys: this is its active descendant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={id}
      aria-selected={active}
      className={styles.result}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onReach}
      onClick={onOpen}
    >
      <Avatar userId={sender.id} name={sender.name} src={sender.avatarUrl} size={32} />
      <span className={styles.texts}>
        <span className={styles.line}>
          <bdi className={styles.name} title={sender.name}>
            {own ? labels.you : sender.name}
          </bdi>
          <time
            className={styles.time}
            dateTime={new Date(found.time).toISOString()}
            title={fullTime(found.time, time)}
          >
            {listTime(found.time, time)}
          </time>
        </span>
        <span className={styles.excerpt} dir="auto">
          {found.label && `${found.label} `}
          <MarkedText text={text} ranges={ranges} />
        </span>
      </span>
    </div>
  );
}
