import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from '../../primitives/Dialog/Dialog.tsx';
import { visuallyHidden } from '../../theme/reset.css.ts';
import { PersonCard } from './PersonCard.tsx';
import type { PersonCardDialogProps } from './types.ts';
import * as styles from './PersonCard.css.ts';

/** The card in a dialog; on a phone it fills the screen. */
export function PersonCardDialog({ open, onOpenChange, ...card }: PersonCardDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle className={visuallyHidden}>{card.labels.title}</DialogTitle>
        <DialogBody className={styles.dialogBody}>
          <PersonCard {...card} />
        </DialogBody>
        <DialogHeader className={styles.dialogHeader} closeLabel={card.labels.close} />
      </DialogContent>
    </Dialog>
  );
}
