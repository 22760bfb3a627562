import { clsx } from 'clsx/lite';
import { ListChecks, MoreHorizontal, X } from 'lucide';
import { useId } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { actionGlyphs } from '../state/file-actions.ts';
import type { DiskAction, FileBrowserLabels } from '../types.ts';
import type { FileBrowserState } from '../state/use-file-browser.ts';
import * as styles from '../FileBrowser.css.ts';

/** What goes into the menu where the room is short: what is rare first. */
const rankOf: Partial<Record<DiskAction, 'second' | 'third'>> = {
  share: 'second',
  favourite: 'third',
  rename: 'third',
  versions: 'third',
  move: 'third',
  copy: 'third',
};

interface SelectionBarProps {
  browser: FileBrowserState;
  actionText: (action: DiskAction) => string;
  labels: FileBrowserLabels;
}

/** What can be done with what is chosen, in the place of the tools: nothing below moves. */
export function SelectionBar({ browser, actionText, labels }: SelectionBarProps) {
  const count = browser.selected.length;
  const moreId = useId();
  const actions = browser.actions.filter((action) => action !== 'open');
  return (
    <div role="toolbar" aria-label={labels.actions} className={styles.bar} data-selection>
      <IconButton
        label={browser.selecting ? labels.done : labels.clearSelection}
        icon={<Icon glyph={X} />}
        onClick={() => browser.setSelecting(false)}
      />
      <span role="status" className={styles.selected}>
        {labels.selected(count)}
      </span>
      {browser.selecting && count < browser.ids.length && (
        <Button
          size="small"
          variant="quiet"
          icon={<Icon glyph={ListChecks} />}
          title={labels.selectAll}
          onClick={() => browser.choose(browser.ids)}
        >
          <span className={styles.actionText}>{labels.selectAll}</span>
        </Button>
      )}
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            variant="quiet"
            icon={<Icon glyph={actionGlyphs[action]} />}
            title={actionText(action)}
            data-rank={rankOf[action]}
            className={clsx(
              styles.action,
              (action === 'delete' || action === 'deleteForever') && styles.destroys,
            )}
            onClick={() => browser.run(action)}
          >
            <span className={styles.actionText}>{actionText(action)}</span>
          </Button>
        ))}
        {actions.some((action) => rankOf[action] !== undefined) && (
          <IconButton
            id={moreId}
            label={labels.more}
            icon={<Icon glyph={MoreHorizontal} />}
            aria-haspopup="menu"
            className={styles.moreActions}
            onClick={(event) => browser.openMenu(event, browser.selected[0], true)}
          />
        )}
      </div>
    </div>
  );
}
