import { Star } from 'lucide';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RenderLink } from '../../shared/links.ts';
import { AppIcon } from './AppIcon.tsx';
import type { AppGridLabels, AppView } from './types.ts';
import * as styles from './AppGrid.css.ts';

interface AppTileProps {
  app: AppView;
  own: boolean;
  onOwnChange: (own: boolean) => void;
  renderLink: RenderLink;
  labels: AppGridLabels;
}

/** One application: a press anywhere opens it, the star keeps it among one's own. */
export function AppTile({ app, own, onOwnChange, renderLink, labels }: AppTileProps) {
  return (
    <li className={styles.tile} data-app={app.id}>
      <AppIcon app={app} />
      {/* Two lines of each are shown; the rest is here. */}
      <div className={styles.texts} title={[app.name, app.description].filter(Boolean).join('\n')}>
        {renderLink({ href: app.href, className: styles.link, children: app.name })}
        {app.description && <span className={styles.description}>{app.description}</span>}
      </div>
      <IconButton
        label={own ? labels.remove(app.name) : labels.add(app.name)}
        icon={<Icon glyph={Star} className={own ? styles.starred : undefined} />}
        aria-pressed={own}
        className={styles.star}
        onClick={() => onOwnChange(!own)}
      />
    </li>
  );
}
