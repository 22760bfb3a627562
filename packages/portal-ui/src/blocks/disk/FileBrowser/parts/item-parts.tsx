import { CircleAlert, MoreHorizontal, X } from 'lucide';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { FileIcon } from '../../../../primitives/FileIcon/FileIcon.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import { ThumbImage } from '../../../shared/files/ThumbImage.tsx';
import type { TimeSettings } from '../../../shared/views.ts';
import { NameField } from './NameField.tsx';
import type { FileBrowserProps, FileItemView } from '../types.ts';
import { isUnconfirmed } from '../state/file-actions.ts';
import type { FileBrowserState } from '../state/use-file-browser.ts';
import { FileName } from '../../../shared/files/FileName.tsx';
import * as styles from './items.css.ts';

/** Props of every row and tile. */
export interface ItemProps extends Pick<FileBrowserProps, 'listing' | 'display' | 'labels'> {
  browser: FileBrowserState;
  item: FileItemView;
  index: number;
  time: TimeSettings;
}

/** Side of the thumbnail in px. */
export function ItemThumb({ item, size }: { item: FileItemView; size: 32 | 56 }) {
  const icon = <FileIcon kind={item.kind} size={size} />;
  if (!item.thumb) return icon;
  return (
    <ThumbImage
      src={item.thumb.url}
      width={item.thumb.width}
      height={item.thumb.height}
      fallback={icon}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={size === 32 ? styles.smallThumb : styles.thumb}
    />
  );
}

/** The name, or the field that renames it. */
export function ItemName({ browser, item, labels }: ItemProps) {
  const { naming, checkName } = browser;
  if (naming?.id !== item.id)
    return (
      <span className={styles.nameLine}>
        <FileName name={item.name} className={styles.name} />
        {item.pending === true && <Spinner label={labels.pending} />}
      </span>
    );
  return (
    <NameField
      label={labels.rename(item.name)}
      folder={item.kind === 'directory'}
      name={naming.refused?.name ?? item.name}
      refusal={naming.refused?.reason}
      check={(name) => checkName?.(name, item)}
      onSubmit={(name) => browser.submitName(item, name)}
      onCancel={() => {
        browser.endNaming();
        browser.reach(browser.ids.indexOf(item.id));
      }}
    />
  );
}

/** Why the last change failed. */
export function ItemError({ item, listing, labels }: ItemProps) {
  const { onErrorDismiss } = listing;
  if (item.error === undefined) return null;
  return (
    <span className={styles.fault}>
      <Icon glyph={CircleAlert} className={styles.faultIcon} />
      <span>{item.error}</span>
      {onErrorDismiss && (
        <IconButton
          label={labels.dismiss}
          icon={<Icon glyph={X} />}
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation();
            onErrorDismiss(item.id);
          }}
        />
      )}
    </span>
  );
}

/** Adds the item to the selection, or removes it. */
export function ItemCheckbox({ browser, item, labels }: ItemProps) {
  return (
    <Checkbox
      label={labels.selectItem(item.name)}
      labelHidden
      tabIndex={-1}
      checked={browser.selectedSet.has(item.id)}
      onCheckedChange={() => browser.toggle(item.id)}
    />
  );
}

/** Opens the menu of the item. */
export function ItemMenuButton({
  browser,
  item,
  labels,
  id,
  tabIndex,
}: ItemProps & { id: string; tabIndex: number }) {
  return (
    <IconButton
      id={id}
      label={labels.moreActions(item.name)}
      icon={<Icon glyph={MoreHorizontal} />}
      tabIndex={tabIndex}
      aria-haspopup="menu"
      disabled={isUnconfirmed(item)}
      onClick={(event) => {
        event.stopPropagation();
        browser.openMenu(event, item, true);
      }}
    />
  );
}
