import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { AppIcon, type AppView } from '../../AppGrid/index.ts';
import type { RenderLink } from '../../../shared/links.ts';
import * as styles from './cards.css.ts';

export interface CardAppsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  apps: readonly AppView[];
  renderLink: RenderLink;
}

/** The user's applications, side by side. */
export function CardApps({ apps, renderLink, className, ...rest }: CardAppsProps) {
  return (
    <ul role="list" className={clsx(styles.apps, className)} {...rest}>
      {apps.map((app) => (
        <li key={app.id} className={styles.app}>
          <AppIcon app={app} />
          <span className={styles.title} title={app.name}>
            {renderLink({ href: app.href, className: styles.link, children: app.name })}
          </span>
        </li>
      ))}
    </ul>
  );
}
