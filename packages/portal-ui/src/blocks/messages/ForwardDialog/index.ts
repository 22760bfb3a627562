export type { ForwardQueueOptions } from './forward-queue.ts';
export { ForwardDialog } from './ForwardDialog.tsx';
export type {
  DeliveryView,
  ForwardDialogLabels,
  ForwardDialogOptions,
  ForwardDialogProps,
  ForwardItem,
  ForwardTarget,
} from './types.ts';
export { useForwardQueue } from './use-forward-queue.ts';
