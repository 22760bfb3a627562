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
import { useFurtherWords } from '../../i18n/further-words.ts';
import { closeForwarding, forwarding, type ForwardedItem } from '../../stores/forwarding.ts';
import { preferences } from '../../stores/preferences.ts';
import { showToast } from '../../stores/toasts.ts';
import { ownContactSource } from '../directory/own-contact-source.ts';
import { forwardings, targetOf } from './forwardings.ts';

/** One forwarding and what goes with it. */
interface Job {
  items: readonly ForwardedItem[];
  forwarding: Forwarding;
}

/** How long the success of one target stands (specification, section 8). Milliseconds. */
const successTime = 6_000;

/** Forwards to people and groups (decision B17). It stays once it was used: sending goes on behind a closed dialog. */
export function ForwardHost() {
  const { forwardDialog: labels } = useFurtherWords('contacts');
  const catalogue = useCatalogue();
  const { language } = useSnapshot(preferences);
  const { open } = useSnapshot(forwarding);
  const [source] = useState(ownContactSource);
  /** What each target gets, also when something else is forwarded meanwhile. */
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
    onSettled({ target, state, reason }) {
      const items = jobs.get(target)?.items ?? [];
      const file = items.length === 1 ? items[0]?.file : undefined;
      if (state === 'sent') {
        const text = file ? labels.fileSentTo(target.name, file.name) : labels.sentTo(target.name);
        showToast('success', text, successTime);
      } else if (!forwarding.open) {
        const text = file ? labels.fileFailedTo(target.name, file.name) : labels.failedTo(target.name);
        showToast('error', [text, reason].filter(Boolean).join(' '));
      } else if (file) {
        // The listed sentence; why, and the way to try again, stand in the row of the open dialog.
        showToast('error', labels.fileFailedTo(target.name, file.name));
      }
    },
  });

  function send(targets: readonly ForwardTarget[], note: string) {
    const { items } = forwarding;
    const job = { items, forwarding: forwardings.start(items) };
    for (const target of targets) jobs.set(target, job);
    queue.start(targets, note);
  }

  return (
    <ForwardDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        closeForwarding();
        queue.clear();
      }}
      items={forwarding.items.map((item) => toItem(item, language))}
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
