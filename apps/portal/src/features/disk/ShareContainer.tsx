import { useLingui } from '@lingui/react/macro';
import type { DiskItem } from '@snap/portal-api/contract';
import { formatSize } from '@snap/portal-api/rules';
import {
  ForwardDialog,
  type ForwardItem,
  type ForwardTarget,
  useForwardQueue,
} from '@snap/portal-ui/forward-dialog';
import { useState } from 'react';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useShownLanguage } from '../../i18n/labels.ts';
import { session } from '../../stores/session.ts';
import { contactSource } from '../directory/contact-sources.ts';
import { toastDeliveries } from '../forwarding/toast-deliveries.ts';
import { shareFiles, startSharing, type Sharing } from './share-files.ts';
import { toFileView } from './view-models.ts';

interface ShareContainerProps {
  items: readonly DiskItem[];
  onClose: () => void;
}

/** Shares files and folders with people and groups (decision C7). Sending continues when the dialog is closed. */
export function ShareContainer({ items, onClose }: ShareContainerProps) {
  const { t } = useLingui();
  const { forwardDialog } = useLazyLabels('contacts');
  const locale = useShownLanguage();
  const [self] = useState(() => ({ id: session.userId, name: session.userName }));
  const [source] = useState(contactSource);
  const names = new Intl.ListFormat(locale).format(items.map(({ name }) => name));
  /** The messages of each target: a retry sends the same ones. */
  const [jobs] = useState(() => new WeakMap<ForwardTarget, Sharing>());
  const queue = useForwardQueue({
    send: (target, note) => shareFiles(jobs.get(target) ?? startSharing(items, note), target),
    onSettled: (deliveries) =>
      toastDeliveries(deliveries, locale, {
        sent: (targets) => forwardDialog.fileSentTo(targets, names),
        failed: (targets) => forwardDialog.fileFailedTo(targets, names),
      }),
  });
  function send(targets: readonly ForwardTarget[], note: string) {
    const job = startSharing(items, note);
    for (const target of targets) jobs.set(target, job);
    queue.start(targets, note);
  }
  const toItem = (item: DiskItem): ForwardItem => {
    const { name, thumb } = toFileView(item);
    if (thumb) return { type: 'image', name, src: thumb.url, width: thumb.width, height: thumb.height };
    return { type: 'file', name, size: item.kind === 'folder' ? t`Folder` : formatSize(item.size, locale) };
  };

  return (
    <ForwardDialog
      open
      onOpenChange={(open) => !open && onClose()}
      items={items.map(toItem)}
      deliveries={queue.deliveries}
      source={source}
      self={self}
      onSend={send}
      onRetry={queue.retry}
      labels={{
        ...forwardDialog,
        title: t`Share`,
        preview: t`What is shared`,
        send: (targets) => (targets === 0 ? t`Share` : t`Share (${targets})`),
      }}
    />
  );
}
