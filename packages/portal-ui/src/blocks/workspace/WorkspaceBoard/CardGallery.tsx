import { Check, LayoutGrid } from 'lucide';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { BoardOfferView, WorkspaceBoardLabels } from './types.ts';
import * as styles from './CardGallery.css.ts';

interface CardGalleryProps {
  offers: readonly (BoardOfferView & { added: boolean })[];
  onAdd: (id: string) => void;
  onClose: () => void;
  labels: WorkspaceBoardLabels;
}

/** Dialog (600 px) with all available cards. Several can be added in a row. */
export function CardGallery({ offers, onAdd, onClose, labels }: CardGalleryProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width="wide">
        <DialogHeader closeLabel={labels.close}>
          <DialogTitle>{labels.addTitle}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {offers.length === 0 ? (
            <EmptyState text={labels.offersEmpty} />
          ) : (
            <ul role="list" className={styles.offers}>
              {offers.map(({ id, name, description, glyph, added }) => (
                <li key={id} className={styles.offer}>
                  <span className={styles.glyph}>
                    <Icon glyph={glyph ?? LayoutGrid} size={20} />
                  </span>
                  <span className={styles.texts}>
                    <span className={styles.name}>{name}</span>
                    {description && <span className={styles.description}>{description}</span>}
                  </span>
                  {/* The button stays mounted when its card is added, to keep the focus. */}
                  <Button
                    size="small"
                    variant={added ? 'quiet' : 'outline'}
                    className={added ? styles.added : undefined}
                    icon={added && <Icon glyph={Check} />}
                    aria-disabled={added || undefined}
                    aria-label={added ? `${name} ${labels.added}` : labels.addCard(name)}
                    onClick={() => !added && onAdd(id)}
                  >
                    {added ? labels.added : labels.add}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
