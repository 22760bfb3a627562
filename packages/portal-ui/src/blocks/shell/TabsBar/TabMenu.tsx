import { AnchoredMenu } from '../../../primitives/DropdownMenu/AnchoredMenu.tsx';
import { DropdownMenuItem } from '../../../primitives/DropdownMenu/DropdownMenu.tsx';
import type { TabsBarProps } from './types.ts';
import type { TabMenuRequest } from './use-tabs-bar.ts';
import * as styles from './TabsBar.css.ts';

type TabMenuProps = TabMenuRequest &
  Pick<
    TabsBarProps,
    'onClose' | 'onRefresh' | 'onCloseOthers' | 'onCloseAll' | 'onCloseBefore' | 'onCloseAfter' | 'labels'
  > & {
    affix: boolean;
    /** There is something before the tab, or behind it, that can be closed. */
    closableBefore: boolean;
    closableAfter: boolean;
    onDismiss: () => void;
  };

/** The steps of one tab (specification, section 2, Layout). */
export function TabMenu({
  id,
  affix,
  closableBefore,
  closableAfter,
  onClose,
  onRefresh,
  onCloseOthers,
  onCloseAll,
  onCloseBefore,
  onCloseAfter,
  onDismiss,
  labels,
  ...menu
}: TabMenuProps) {
  return (
    <AnchoredMenu className={styles.menu} onClose={onDismiss} {...menu}>
      <DropdownMenuItem onSelect={() => onRefresh(id)}>{labels.refresh}</DropdownMenuItem>
      {!affix && <DropdownMenuItem onSelect={() => onClose(id)}>{labels.close}</DropdownMenuItem>}
      <DropdownMenuItem onSelect={() => onCloseOthers(id)}>{labels.closeOthers}</DropdownMenuItem>
      {onCloseBefore && (
        <DropdownMenuItem disabled={!closableBefore} onSelect={() => onCloseBefore(id)}>
          {labels.closeBefore}
        </DropdownMenuItem>
      )}
      {onCloseAfter && (
        <DropdownMenuItem disabled={!closableAfter} onSelect={() => onCloseAfter(id)}>
          {labels.closeAfter}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={onCloseAll}>{labels.closeAll}</DropdownMenuItem>
    </AnchoredMenu>
  );
}
