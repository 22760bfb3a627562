import { Monitor, Smartphone } from 'lucide';
import { useState } from 'react';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import * as styles from '../PersonSheet.css.ts';
import type { PersonSheetLabels, SessionView } from '../types.ts';

/** Sessions that show at first: the last used ones. */
const few = 4;

interface SessionListProps {
  /** The person's name. */
  name: string;
  sessions: readonly SessionView[];
  pending: boolean;
  /** Absent: the reader may not end them. */
  onEnd: ((session: SessionView) => void) | undefined;
  labels: PersonSheetLabels;
}

/** Where a person is signed in, with a way to sign them out there, after a question (decision F15). */
export function SessionList({ name, sessions, pending, onEnd, labels }: SessionListProps) {
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<SessionView>();
  const shown = all ? sessions : sessions.slice(0, few);
  return (
    <>
      <ul role="list" aria-label={labels.sessions} className={styles.sessions}>
        {shown.map((session) => (
          <li key={session.id} className={styles.session}>
            <Icon glyph={session.kind === 'phone' ? Smartphone : Monitor} size={20} />
            <span className={styles.words}>
              <span className={styles.name} title={session.name}>
                {session.name}
              </span>
              <span className={styles.note}>
                {[labels.sessionBegun(session.begun), labels.sessionUsed(session.lastUsed), session.address]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {session.current ? (
              <Badge tone="soft">{labels.thisSession}</Badge>
            ) : (
              onEnd && (
                <Button
                  size="small"
                  disabled={pending}
                  aria-label={labels.endSessionOf(session.name)}
                  onClick={() => setAsked(session)}
                >
                  {labels.endSession}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {!all && sessions.length > few && (
        <Button size="small" variant="quiet" onClick={() => setAll(true)}>
          {labels.allSessions(sessions.length)}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={labels.endSession}
          description={labels.endSessionQuestion(name, asked.name)}
          confirmLabel={labels.endSession}
          cancelLabel={labels.cancel}
          onConfirm={() => {
            onEnd?.(asked);
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}
