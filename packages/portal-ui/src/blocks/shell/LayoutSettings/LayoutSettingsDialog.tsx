import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { LayoutSettings } from './LayoutSettings.tsx';
import type { LayoutSettingsDialogProps } from './types.ts';

/** The layout settings in a dialog (430 px). */
export function LayoutSettingsDialog({
  open,
  onOpenChange,
  value,
  onValueChange,
  switches,
  navigationHidden,
  labels,
  ...rest
}: LayoutSettingsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent width="narrow" {...rest}>
        <DialogHeader closeLabel={labels.close}>
          <DialogTitle>{labels.title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <LayoutSettings {...{ value, onValueChange, switches, navigationHidden, labels }} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
