import { AnchoredMenu } from '../../primitives/DropdownMenu/AnchoredMenu.tsx';
import { DropdownMenuItem } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import type { TabsBarProps } from './types.ts';
import * as styles from './TabsBar.css.ts';

/** The tab that was asked about, and where. */
export interface TabMenuRequest {
  id: string;
  affix: boolean;
  opener: HTMLElement;
  at: { x: number; y: number };
}

type TabMenuProps = TabMenuRequest &
  Pick<TabsBarProps, 'onClose' | 'onRefresh' | 'onCloseOthers' | 'onCloseAll' | 'labels'> & {
    onDismiss: () => void;
  };

/** The steps of one tab (specification, section 2, Layout). */
export function TabMenu({
  id,
  affix,
  onClose,
  onRefresh,
  onCloseOthers,
  onCloseAll,
  onDismiss,
  labels,
  ...menu
}: TabMenuProps) {
  return (
    <AnchoredMenu className={styles.menu} onClose={onDismiss} {...menu}>
      <DropdownMenuItem onSelect={() => onRefresh(id)}>{labels.refresh}</DropdownMenuItem>
      {!affix && <DropdownMenuItem onSelect={() => onClose(id)}>{labels.close}</DropdownMenuItem>}
      <DropdownMenuItem onSelect={() => onCloseOthers(id)}>{labels.closeOthers}</DropdownMenuItem>
      <DropdownMenuItem onSelect={onCloseAll}>{labels.closeAll}</DropdownMenuItem>
    </AnchoredMenu>
  );
}
