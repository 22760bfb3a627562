import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { PersonalSettings } from './PersonalSettings.tsx';
import type { PersonalSettingsDialogProps } from './types.ts';

/**
 * 系统设置 in a dialog of 460 px (specification, section 2); on a phone it fills the screen. A failed change leaves it
 * open.
 */
export function PersonalSettingsDialog({
  open,
  onOpenChange,
  status,
  settings,
  saving,
  errors,
  onSettingsChange,
  onRetry,
  notificationsBlocked = false,
  onAllowNotifications,
  onPreview,
  labels,
  ...rest
}: PersonalSettingsDialogProps) {
  const content = { status, settings, saving, errors, onSettingsChange, onRetry, notificationsBlocked };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent width="regular" {...rest}>
        <DialogHeader closeLabel={labels.close}>
          <DialogTitle>{labels.title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <PersonalSettings {...content} {...{ onAllowNotifications, onPreview, labels }} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
