import { clsx } from 'clsx/lite';
import { ListChecks, MoreHorizontal, X } from 'lucide';
import { useId } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { fitsRow } from '../../../../hooks/fits-row.ts';
import { useRowFit } from '../../../../hooks/use-row-fit.ts';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { actionGlyphs, actionText } from '../state/file-actions.ts';
import type { DiskAction, FileBrowserLabels } from '../types.ts';
import type { FileBrowserState } from '../state/use-file-browser.ts';
import * as styles from '../FileBrowser.css.ts';

/** Actions that move into the menu without room, least used first. */
const rankOf: Partial<Record<DiskAction, number>> = {
  share: 2,
  favourite: 3,
  rename: 3,
  versions: 3,
  move: 3,
  copy: 3,
};
const rank = (action: DiskAction) => rankOf[action] ?? 1;
/** Ranks from this one on are shown; with all of them there is no menu. */
const shownRanks = [3, 2, 1] as const;

/** The highest rank that fits. The last width is that of the menu button. */
function highestRank(room: number, actions: readonly DiskAction[], widths: readonly number[]): number {
  const menu = widths.at(-1) ?? 0;
  const fits = (highest: number) => {
    const shown = actions.flatMap((action, at) => (rank(action) <= highest ? [widths[at] ?? 0] : []));
    const all = shown.length === actions.length;
    return fitsRow(room - 2 * styles.actionsPadding, all ? shown : [...shown, menu], styles.actionGap);
  };
  return shownRanks.find(fits) ?? 1;
}

interface SelectionBarProps {
  browser: FileBrowserState;
  labels: FileBrowserLabels;
}

/** Actions of the selection; replaces the tools, so that nothing below moves. */
export function SelectionBar({ browser, labels }: SelectionBarProps) {
  const count = browser.selected.length;
  const textOf = (action: DiskAction) => actionText(action, browser.selected, labels);
  const moreId = useId();
  const actions = browser.allowed.filter((action) => action !== 'open');
  const { rowRef, fit: highest } = useRowFit<HTMLDivElement>(
    actions.map(textOf).join(),
    (room, widths) => highestRank(room, actions, widths),
    3,
  );
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
      <div ref={rowRef} className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            variant="quiet"
            icon={<DirectionalIcon glyph={actionGlyphs[action]} directional={action === 'restore'} />}
            title={textOf(action)}
            data-away={rank(action) > highest || undefined}
            className={clsx(
              styles.action,
              (action === 'delete' || action === 'deleteForever') && styles.destroys,
            )}
            onClick={() => browser.run(action)}
          >
            <span className={styles.actionText}>{textOf(action)}</span>
          </Button>
        ))}
        <IconButton
          id={moreId}
          label={labels.more}
          icon={<Icon glyph={MoreHorizontal} />}
          aria-haspopup="menu"
          data-away={actions.every((action) => rank(action) <= highest) || undefined}
          className={styles.action}
          onClick={(event) => browser.openMenu(event, browser.selected[0], true)}
        />
      </div>
    </div>
  );
}
