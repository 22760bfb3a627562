import { Trans } from '@lingui/react/macro';
import type { Target } from '@snap/portal-api/contract';
import { useDraft } from '@snap/portal-messaging/react';
import { Button } from '@snap/portal-ui/button';
import { useId } from 'react';
import { messaging } from '../../live/messaging.ts';

/**
 * The draft for a conversation that nothing can be sent to any more: it can be read, copied and discarded. Renders
 * nothing without one.
 */
export function UnsentDraft({ target }: { target: Target }) {
  const draft = useDraft(messaging, target);
  // The panel may show the same conversation.
  const title = useId();
  if (draft === '') return null;
  return (
    <section
      aria-labelledby={title}
      className="flex max-h-1/2 shrink-0 flex-col items-start gap-2 overflow-y-auto border-t border-line bg-surface p-4"
    >
      <h2 id={title} className="m-0 text-sm font-medium text-textMuted">
        <Trans>Your draft</Trans>
      </h2>
      <p className="m-0 [overflow-wrap:anywhere] whitespace-pre-wrap">{draft}</p>
      <Button size="small" onClick={() => messaging.drafts.texts.set(target, '')}>
        <Trans>Discard the draft</Trans>
      </Button>
    </section>
  );
}
