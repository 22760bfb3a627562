import { Check, CircleAlert, Clock, RotateCw } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  DialogBody,
  DialogClose,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { useAnnouncement } from '../../../hooks/use-announcement.ts';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { ContactAvatar } from '../../shared/ContactAvatar.tsx';
import { contactKey } from '../../people/ContactPicker/index.ts';
import { deliverySentence, newlySettled } from './delivery-words.ts';
import { ForwardPreview } from './ForwardPreview.tsx';
import type { DeliveryView, ForwardDialogLabels, ForwardDialogOptions } from './types.ts';
import * as styles from './ForwardDialog.css.ts';

type ForwardProgressProps = Pick<ForwardDialogOptions, 'items' | 'deliveries' | 'onRetry' | 'labels'>;

/** Progress of each target. */
export function ForwardProgress({ items, deliveries, onRetry, labels }: ForwardProgressProps) {
  const announcement = useProgressAnnouncement({ items, deliveries, labels });
  const headRef = useRef<HTMLDivElement>(null);
  // The focused field was unmounted with the previous step.
  useEffect(() => headRef.current?.focus(), []);
  const sent = deliveries.filter(({ state }) => state === 'sent').length;
  const failed = deliveries.filter(({ state }) => state === 'failed').length;
  const underWay = sent + failed < deliveries.length;
  function handleRetry(target?: DeliveryView['target']) {
    headRef.current?.focus();
    onRetry(target);
  }
  return (
    <>
      <DialogHeader closeLabel={labels.close}>
        <DialogTitle>{labels.title}</DialogTitle>
      </DialogHeader>
      <DialogBody className={styles.progress}>
        <ForwardPreview items={items} labels={labels} />
        <div ref={headRef} tabIndex={-1} className={styles.progressHead}>
          <p className={styles.progressText}>{labels.progress(sent, deliveries.length)}</p>
          <Progress
            label={labels.progress(sent, deliveries.length)}
            value={sent}
            max={deliveries.length}
            tone={failed > 0 && !underWay ? 'danger' : sent === deliveries.length ? 'success' : 'accent'}
          />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without marks */}
        <ul role="list" aria-label={labels.targets} className={styles.targets}>
          {deliveries.map((delivery) => (
            <Delivery
              key={contactKey(delivery.target)}
              delivery={delivery}
              onRetry={() => handleRetry(delivery.target)}
              labels={labels}
            />
          ))}
        </ul>
        <div role="status" className={visuallyHidden}>
          {announcement}
        </div>
      </DialogBody>
      <DialogFooter className={styles.footer}>
        <p role="status" className={styles.goesOn}>
          {underWay && labels.goesOn}
        </p>
        <span className={styles.buttons}>
          <DialogClose asChild>
            <Button variant={failed === 0 && !underWay ? 'solid' : 'outline'}>
              {underWay ? labels.closeSending : failed > 0 ? labels.close : labels.done}
            </Button>
          </DialogClose>
          {failed > 0 && (
            <Button variant="solid" onClick={() => handleRetry()}>
              {labels.retryFailed(failed)}
            </Button>
          )}
        </span>
      </DialogFooter>
    </>
  );
}

/** Announces each target that is done. */
function useProgressAnnouncement({
  items,
  deliveries,
  labels,
}: Omit<ForwardProgressProps, 'onRetry'>): string {
  const [seen, setSeen] = useState(deliveries);
  // The app may pass labels of its own; this one comes from the label pack.
  const [announcement, announce] = useAnnouncement(labels.sentTo);
  if (seen !== deliveries) {
    setSeen(deliveries);
    const sentences = newlySettled(seen, deliveries).map((one) => deliverySentence(one, items, labels));
    if (sentences.length > 0) announce(sentences.join(' '));
  }
  return announcement;
}

interface DeliveryProps {
  delivery: DeliveryView;
  onRetry: () => void;
  labels: ForwardDialogLabels;
}

function Delivery({ delivery, onRetry, labels }: DeliveryProps) {
  const { target, state, reason } = delivery;
  return (
    <li className={styles.target} data-state={state}>
      <ContactAvatar contact={target} size={32} className={styles.both} />
      <bdi className={styles.targetName}>{target.name}</bdi>
      <span className={styles.state}>
        <StateMark state={state} />
        {labels.states[state]}
      </span>
      {state === 'failed' && (
        <>
          <IconButton
            label={labels.retry(target.name)}
            icon={<Icon glyph={RotateCw} />}
            className={styles.both}
            onClick={onRetry}
          />
          <span className={styles.reason}>{reason ?? labels.failedReason}</span>
        </>
      )}
    </li>
  );
}

const glyphs = { waiting: Clock, sent: Check, failed: CircleAlert };

function StateMark({ state }: Pick<DeliveryView, 'state'>) {
  return state === 'sending' ? <Spinner /> : <Icon glyph={glyphs[state]} />;
}
