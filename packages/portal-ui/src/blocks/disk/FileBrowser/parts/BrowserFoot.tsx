import { Button } from '../../../../primitives/Button/Button.tsx';
import { Progress } from '../../../../primitives/Progress/Progress.tsx';
import type { FileBrowserProps } from '../types.ts';
import type { FileBrowserState } from '../state/use-file-browser.ts';
import * as styles from '../FileBrowser.css.ts';

interface BrowserFootProps extends Pick<FileBrowserProps, 'listing' | 'display' | 'undo' | 'labels'> {
  browser: FileBrowserState;
}

/** Footer: item count, free space and undo. */
export function BrowserFoot({ browser, listing, display, undo, labels }: BrowserFootProps) {
  const { status, items, total, quota } = listing;
  const { formatSize } = display;
  const change = undo?.change;
  const used = quota && quota.total > 0 ? quota.used / quota.total : 0;
  const counted = items.length > 0 && status !== 'denied';
  return (
    <>
      <div role="status" className={styles.undo}>
        {change && (
          <>
            <span>{labels.undone[change.kind](change.count)}</span>
            <Button size="small" variant="soft" onClick={browser.undo}>
              {labels.undo}
            </Button>
          </>
        )}
      </div>
      {(counted || quota) && (
        <footer className={styles.foot}>
          <span>
            {counted &&
              (total !== undefined && total > items.length
                ? labels.itemsOf(items.length, total)
                : labels.items(items.length))}
          </span>
          {quota && (
            <span className={styles.quota}>
              <Progress
                label={labels.quotaName}
                value={used}
                tone={used >= 0.98 ? 'danger' : used >= 0.9 ? 'warning' : 'accent'}
                className={styles.quotaBar}
              />
              <span>{labels.quota(formatSize(quota.used), formatSize(quota.total))}</span>
            </span>
          )}
        </footer>
      )}
    </>
  );
}
