import { useLingui } from '@lingui/react/macro';
import { limits } from '@snap/portal-api/contract';
import { codePoints } from '@snap/portal-api/rules';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@snap/portal-ui/dialog';
import { CountedField, CountedTextArea } from '@snap/portal-ui/field';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { useLabels } from '../../i18n/labels.ts';
import { useSubmission } from '../../queries/use-submission.ts';
import { showToast } from '../../stores/toasts.ts';
import { topicDraft, proposeTopic, type Topic } from './propose-topic.ts';
import { TopicKinds } from './TopicKinds.tsx';

/** Proposes a topic, which is then among the user's own stories. The draft survives closing the dialog. */
export function ProposeTopic({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { common } = useLabels();
  const { groupCreator: counted } = useLazyLabels('contacts');
  const formId = useId();
  const [topic, setTopic] = useState(() => topicDraft.read());
  const form = useRef<HTMLFormElement>(null);
  /** Number of submissions with missing fields. */
  const [refused, setRefused] = useState(0);
  const { submit, status, errorText } = useSubmission(async (chosen: Parameters<typeof proposeTopic>[0]) => {
    await proposeTopic(chosen);
    showToast('success', t`Topic proposed. It is among your stories.`);
    onClose();
  });
  const pending = status === 'pending';
  const { title, content, type } = topic;
  const tooLong = codePoints(title) > limits.topicTitleLength || codePoints(content) > limits.topicLength;

  // The first invalid field takes the focus, else the kinds.
  useEffect(() => {
    if (refused === 0) return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (fault ?? form.current?.querySelector<HTMLElement>('[type="radio"]'))?.focus();
  }, [refused]);

  function change(part: Partial<Topic>) {
    const next = { ...topic, ...part };
    topicDraft.store(next);
    setTopic(next);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (title.trim() === '' || type === undefined || tooLong) setRefused(refused + 1);
    else submit({ title, content, type });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !pending && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader closeLabel={common.close}>
          <DialogTitle>{t`Propose a topic`}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <form ref={form} id={formId} noValidate className="grid gap-4" onSubmit={handleSubmit}>
            {errorText !== undefined && <Banner tone="danger">{errorText}</Banner>}
            <CountedField
              label={t`Title`}
              required
              max={limits.topicTitleLength}
              value={title}
              onValueChange={(next) => change({ title: next })}
              error={refused > 0 && title.trim() === '' ? t`Please enter a title.` : undefined}
              labels={counted}
            />
            <TopicKinds
              value={type}
              onValueChange={(next) => change({ type: next })}
              error={refused > 0 && type === undefined ? t`Please choose a kind.` : undefined}
            />
            <CountedTextArea
              label={t`What it is about`}
              max={limits.topicLength}
              value={content}
              onValueChange={(next) => change({ content: next })}
              labels={counted}
            />
          </form>
        </DialogBody>
        <DialogFooter>
          <Button disabled={pending} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="solid" pending={pending}>
            {t`Propose`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
