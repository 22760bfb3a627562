export {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  type DialogHeaderProps,
  DialogTitle,
  DialogTrigger,
  type DialogWidth,
} from './Dialog.tsx';
