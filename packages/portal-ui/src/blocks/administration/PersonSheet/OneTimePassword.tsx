import { useCopy } from '../../../hooks/use-copy.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import * as styles from './PersonSheet.css.ts';
import type { OneTimePasswordProps } from './types.ts';

/** Shows a password once: of a new person, or after a reset. */
export function OneTimePassword({
  open,
  onOpenChange,
  name,
  login,
  password,
  labels,
  ...rest
}: OneTimePasswordProps) {
  const { status, copy } = useCopy();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent width="narrow" {...rest}>
        <DialogHeader>
          <DialogTitle>{labels.passwordTitle(name)}</DialogTitle>
        </DialogHeader>
        <DialogBody className={styles.body}>
          <DialogDescription>{labels.passwordNote}</DialogDescription>
          <output className={styles.password} aria-label={labels.password}>
            {password}
          </output>
          <p className={styles.note}>
            {labels.fields.login}: {login}
          </p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => copy(password)}>{status === 'copied' ? labels.copied : labels.copy}</Button>
          <DialogClose asChild>
            <Button variant="solid">{labels.done}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
