import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { listTime } from '../../../shared/text/format-time.ts';
import type { RenderLink } from '../../../shared/links.ts';
import type { TimeSettings } from '../../../shared/views.ts';
import type { BoardCardLabels } from '../types.ts';
import * as styles from './cards.css.ts';

/** Proposed, being written, waiting for its editor, sent back. */
export type CardStoryState = keyof BoardCardLabels['states'];

export interface CardStoryView {
  id: string;
  title: string;
  state: CardStoryState;
  desk: string;
  author: string;
  /** Milliseconds. */
  deadline?: number | undefined;
  href?: string | undefined;
}

export interface CardStoriesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  stories: readonly CardStoryView[];
  time: TimeSettings;
  renderLink: RenderLink;
  labels: BoardCardLabels;
}

/** Stories assigned to the user, with their state and deadline. */
export function CardStories({ stories, time, renderLink, labels, className, ...rest }: CardStoriesProps) {
  return (
    <ul role="list" className={clsx(styles.rows, className)} {...rest}>
      {stories.map(({ id, title, state, desk, author, deadline, href }) => {
        const late = deadline !== undefined && deadline < time.now;
        return (
          <li key={id} className={styles.row}>
            <span className={styles.texts}>
              <span className={styles.title}>
                {href === undefined ? title : renderLink({ href, className: styles.link, children: title })}
              </span>
              <span className={styles.meta}>
                <span>{desk}</span>
                <span>{author}</span>
                {deadline !== undefined && (
                  <span className={late ? styles.late : undefined}>
                    {(late ? labels.overdue : labels.due)(listTime(deadline, time))}
                  </span>
                )}
              </span>
            </span>
            <span className={styles.state} data-state={state}>
              {labels.states[state]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
