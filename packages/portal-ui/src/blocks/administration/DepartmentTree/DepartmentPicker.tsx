import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { OrgTree } from '../../people/OrgTree/index.ts';
import { locate } from './department-places.ts';
import * as styles from './DepartmentTree.css.ts';
import type { DepartmentPickerProps } from './types.ts';

/** Id of the row that stands for the top of the organisation. */
const top = '';

/** Dialog to choose one department. */
export function DepartmentPicker({
  open,
  onOpenChange,
  title,
  nodes,
  refusedIds = [],
  withTop = false,
  onSubmit,
  labels,
  submitLabel = labels.choose,
  ...rest
}: DepartmentPickerProps) {
  const [chosen, setChosen] = useState<string>();
  const rows = withTop ? [{ id: top, name: labels.top, children: nodes }] : nodes;
  const name = chosen === undefined ? '' : (locate(rows, chosen)?.node.name ?? '');
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent width="regular" {...rest}>
        <DialogHeader closeLabel={labels.close}>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <OrgTree
            nodes={rows}
            currentId={chosen}
            onCurrentIdChange={setChosen}
            defaultExpandedIds={withTop ? [top] : []}
            className={styles.pickerTree}
            labels={{ ...labels, empty: labels.none }}
          />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{labels.cancel}</Button>
          </DialogClose>
          <Button
            variant="solid"
            disabled={chosen === undefined || refusedIds.includes(chosen)}
            onClick={() => onSubmit(chosen === top ? undefined : chosen)}
          >
            {submitLabel(name)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
