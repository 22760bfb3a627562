import { clsx } from 'clsx/lite';
import { Dialog, DialogContent } from '../../../primitives/Dialog/Dialog.tsx';
import * as picked from '../../shared/picker-dialog.css.ts';
import { ForwardProgress } from './ForwardProgress.tsx';
import { ForwardTargets } from './ForwardTargets.tsx';
import type { ForwardDialogProps } from './types.ts';

/**
 * Forwards messages, files and pictures: choose the targets, then follow the progress of each (specification, sections
 * 2, 4 and 8). Sending continues when the dialog is closed.
 */
export function ForwardDialog({
  open,
  onOpenChange,
  items,
  deliveries,
  source,
  self,
  max,
  onSend,
  onRetry,
  labels,
  className,
  ...rest
}: ForwardDialogProps) {
  const choosing = deliveries.length === 0;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        width={choosing ? 'full' : 'regular'}
        className={clsx(choosing && picked.dialog, className)}
        {...rest}
      >
        {choosing ? (
          <ForwardTargets
            {...{ items, source, self, max, onSend, labels }}
            onCancel={() => onOpenChange(false)}
          />
        ) : (
          <ForwardProgress {...{ items, deliveries, onRetry, labels }} />
        )}
      </DialogContent>
    </Dialog>
  );
}
