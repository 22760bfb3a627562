import { Ellipsis, Pin, PinOff, Star, StarOff } from 'lucide';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../primitives/DropdownMenu/DropdownMenu.tsx';
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
  favourite: boolean;
  onFavourite: ((id: string, favourite: boolean) => void) | undefined;
  renderLink: RenderLink;
  labels: AppGridLabels;
}

/**
 * One application: a press anywhere opens it, the pin adds it to the user's applications, the menu has further actions.
 * A star means favourite, as everywhere.
 */
export function AppTile({ app, own, onOwnChange, favourite, onFavourite, renderLink, labels }: AppTileProps) {
  return (
    <li className={styles.tile} data-app={app.id}>
      <AppIcon app={app} />
      {/* Tooltip with the whole text; the tile shows two lines of it. */}
      <div className={styles.texts} title={[app.name, app.description].filter(Boolean).join('\n')}>
        {renderLink({ href: app.href, className: styles.link, children: app.name })}
        {app.description && <span className={styles.description}>{app.description}</span>}
      </div>
      {onFavourite && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton
              label={labels.more(app.name)}
              icon={<Icon glyph={Ellipsis} />}
              className={styles.more}
            />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem icon={<Icon glyph={own ? PinOff : Pin} />} onSelect={() => onOwnChange(!own)}>
              {own ? labels.removeOwn : labels.addOwn}
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={<Icon glyph={favourite ? StarOff : Star} />}
              onSelect={() => onFavourite(app.id, !favourite)}
            >
              {favourite ? labels.unfavourite : labels.favourite}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      <IconButton
        label={own ? labels.remove(app.name) : labels.add(app.name)}
        icon={<Icon glyph={Pin} className={own ? styles.pinned : undefined} />}
        aria-pressed={own}
        className={styles.pin}
        onClick={() => onOwnChange(!own)}
      />
    </li>
  );
}
