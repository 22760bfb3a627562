import { ChevronLeft } from 'lucide';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { activeElement } from '../../../hooks/active-element.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { DirectionalIcon } from '../../../primitives/Icon/DirectionalIcon.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { PersonCard } from './PersonCard.tsx';
import type { PersonCardContent, PersonCardDialogProps } from './types.ts';
import * as styles from './PersonCard.css.ts';

/** The card in a dialog; on a phone it fills the screen. */
export function PersonCardDialog({
  open,
  onOpenChange,
  onBack,
  backTo,
  status,
  person,
  own,
  omitEmpty,
  onMessage,
  onOpenPerson,
  renderFriendship,
  onRetry,
  labels,
  ...rest
}: PersonCardDialogProps) {
  const options = { own, omitEmpty, onMessage, onOpenPerson, renderFriendship, onRetry, labels };
  const bodyRef = useTurnFocus(person?.id, status === 'ready');
  // A component of its own, so that its state is reset with the dialog.
  const content: PersonCardContent = status === 'ready' ? { status, person } : { status, person };
  function handleKeyDown(event: KeyboardEvent) {
    if (!onBack || !event.altKey || event.key !== 'ArrowLeft') return;
    // Prevents the browser's back navigation.
    event.preventDefault();
    onBack();
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent data-lone={onBack ? undefined : ''} onKeyDown={handleKeyDown} {...rest}>
        <DialogTitle className={visuallyHidden}>{labels.title}</DialogTitle>
        {onBack && (
          <DialogHeader className={styles.backHeader} closeLabel={labels.close}>
            <Button
              variant="quiet"
              size="small"
              className={styles.back}
              icon={<DirectionalIcon glyph={ChevronLeft} />}
              onClick={onBack}
            >
              <span className={styles.backName}>
                {backTo === undefined ? labels.back : labels.backTo(backTo)}
              </span>
            </Button>
          </DialogHeader>
        )}
        <DialogBody ref={bodyRef} tabIndex={-1} className={styles.dialogBody}>
          <PersonCard {...content} {...options} />
        </DialogBody>
        {!onBack && <DialogHeader className={styles.dialogHeader} closeLabel={labels.close} />}
      </DialogContent>
    </Dialog>
  );
}

/**
 * Focus handling of a card stack: focuses a new card, and on the way back the name that was followed, once the card has
 * loaded. Goes on the container of the card.
 */
function useTurnFocus(personId: string | undefined, ready: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(personId);
  /** The previous card, until the new one has loaded. */
  const left = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = personId;
    const body = ref.current;
    if (!body) return;
    if (before !== undefined && before !== personId) {
      left.current = before;
      body.scrollTop = 0;
      body.focus();
    }
    if (!ready || left.current === undefined) return;
    const origin = body.querySelector<HTMLElement>(`[data-person="${CSS.escape(left.current)}"]`);
    left.current = undefined;
    if (activeElement() === body) origin?.focus();
  }, [personId, ready]);
  return ref;
}
