import { AnchoredMenu } from '../../../../primitives/DropdownMenu/AnchoredMenu.tsx';
import { DropdownMenuItem } from '../../../../primitives/DropdownMenu/DropdownMenu.tsx';
import type { TabsBarProps } from '../types.ts';
import type { TabMenuRequest } from '../state/use-tabs-bar.ts';
import * as styles from '../TabsBar.css.ts';

type TabMenuProps = TabMenuRequest &
  Pick<
    TabsBarProps,
    'onClose' | 'onRefresh' | 'onCloseOthers' | 'onCloseAll' | 'onCloseBefore' | 'onCloseAfter' | 'labels'
  > & {
    affix: boolean;
    /** A closable tab exists before or after this one. */
    closableBefore: boolean;
    closableAfter: boolean;
    onDismiss: () => void;
  };

/** Context menu of a tab (specification, section 2, Layout). */
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
