import { X } from 'lucide';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { actionGlyphs } from './file-actions.ts';
import type { DiskAction, FileBrowserLabels } from './types.ts';
import type { FileBrowserState } from './use-file-browser.ts';
import * as styles from './FileBrowser.css.ts';

interface SelectionBarProps {
  browser: FileBrowserState;
  actionText: (action: DiskAction) => string;
  labels: FileBrowserLabels;
}

/** What can be done with what is chosen, in the place of the tools: nothing below moves. */
export function SelectionBar({ browser, actionText, labels }: SelectionBarProps) {
  const count = browser.selected.length;
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
        <Button size="small" variant="quiet" onClick={() => browser.choose(browser.ids)}>
          {labels.selectAll}
        </Button>
      )}
      <div className={styles.actions}>
        {browser.actions
          .filter((action) => action !== 'open')
          .map((action) => (
            <Button
              key={action}
              size="small"
              variant="quiet"
              icon={<Icon glyph={actionGlyphs[action]} />}
              title={actionText(action)}
              className={action === 'delete' || action === 'deleteForever' ? styles.destroys : undefined}
              onClick={() => browser.run(action)}
            >
              <span className={styles.actionText}>{actionText(action)}</span>
            </Button>
          ))}
      </div>
    </div>
  );
}
