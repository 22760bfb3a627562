import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { describeFailure } from '@snap/portal-api/errors';
import { formatSize } from '@snap/portal-api/rules';
import type { Forwarding } from '@snap/portal-messaging';
import {
  ForwardDialog,
  useForwardQueue,
  type ForwardItem,
  type ForwardTarget,
} from '@snap/portal-ui/forward-dialog';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { diskApi } from '../../page-apis.ts';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { closeForwarding, forwarding, type ForwardedItem } from '../../stores/forwarding.ts';
import { preferences } from '../../stores/preferences.ts';
import { ownContactSource } from '../directory/contact-sources.ts';
import { forwardings, targetOf } from './forwardings.ts';
import { toastDeliveries } from './toast-deliveries.ts';

/** One forwarding and what goes with it. */
interface Job {
  items: readonly ForwardedItem[];
  forwarding: Forwarding;
}

/** Forwards to people and groups (decision B17). It stays once it was used: sending goes on behind a closed dialog. */
export function ForwardContainer() {
  const { forwardDialog: labels } = useLazyLabels('contacts');
  const catalogue = useCatalogue();
  const { language } = useSnapshot(preferences);
  // Each forwarding has a list of its own.
  const { open, items } = useSnapshot(forwarding);
  const [source] = useState(ownContactSource);
  /** The items of each target: a later forwarding does not change them. */
  const [jobs] = useState(() => new WeakMap<ForwardTarget, Job>());

  const queue = useForwardQueue({
    async send(target, note) {
      const job = jobs.get(target);
      if (!job) return { ok: false };
      try {
        await job.forwarding.to(targetOf(target), note);
        return { ok: true };
      } catch (error) {
        return { ok: false, message: describeFailure(error, catalogue)?.text };
      }
    },
    onSettled(deliveries) {
      const [first] = deliveries;
      const sent = (first && jobs.get(first.target)?.items) ?? [];
      const file = sent.length === 1 ? sent[0]?.file : undefined;
      const failed = (names: string) =>
        file ? labels.fileFailedTo(names, file.name) : labels.failedTo(names);
      toastDeliveries(deliveries, language, {
        sent: (names) => (file ? labels.fileSentTo(names, file.name) : labels.sentTo(names)),
        // In the open dialog the rows say why and how to try again; only the listed sentence about a file goes with them.
        failed: forwarding.open && !file ? undefined : failed,
        reasons: !forwarding.open,
      });
    },
  });

  function send(targets: readonly ForwardTarget[], note: string) {
    const sent = forwarding.items;
    const job = { items: sent, forwarding: forwardings.start(sent) };
    for (const target of targets) jobs.set(target, job);
    queue.start(targets, note);
  }

  return (
    <ForwardDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        const used = queue.deliveries.length > 0;
        closeForwarding();
        queue.clear();
        if (used) forwarding.onForwarded?.();
      }}
      items={items.map((item) => toItem(item, language))}
      deliveries={queue.deliveries}
      source={source}
      onSend={send}
      onRetry={queue.retry}
      labels={labels}
    />
  );
}

function toItem({ text, senderName, file }: ForwardedItem, language: string): ForwardItem {
  if (!file) return { type: 'text', text, senderName };
  if (file.folder) return { type: 'file', name: file.name, size: i18n._(msg`Folder`) };
  const { id, name, size, isImage, thumbWidth: width, thumbHeight: height } = file;
  if (!isImage) return { type: 'file', name, size: formatSize(size, language) };
  return { type: 'image', name, src: width ? diskApi.thumb.url({ fileId: id }) : undefined, width, height };
}
