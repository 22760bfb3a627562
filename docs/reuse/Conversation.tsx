import type { Target } from '@snap/portal-api/contract';
import { useDraft, useHistory, useOutboxItems } from '@snap/portal-messaging/react';
import { useEffect } from 'react';
import { messaging } from './messaging.ts';

export function Conversation({ target, name }: { target: Target; name: string }) {
  const history = useHistory(messaging, target);
  const waiting = useOutboxItems(messaging, target, history?.messages);
  const draft = useDraft(messaging, target);

  useEffect(() => {
    messaging.history.setCurrent(target);
    void messaging.history.open(target);
    return () => messaging.history.setCurrent(undefined);
  }, [target]);

  return (
    <section aria-label={name}>
      {history?.messages.map(({ id, senderName, text }) => (
        <p key={id}>
          {senderName}: {text}
        </p>
      ))}
      {waiting.map(({ clientMsgId, text, state }) => (
        <p key={clientMsgId} data-state={state}>
          {text}
          {state === 'failed' && (
            <button type="button" onClick={() => void messaging.outbox.resend(clientMsgId)}>
              Send again
            </button>
          )}
        </p>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void messaging.composer.send(target, name, { text: draft, mentions: [] });
        }}
      >
        <input
          aria-label={`Message to ${name}`}
          value={draft}
          onChange={(event) => messaging.drafts.texts.set(target, event.target.value)}
        />
      </form>
    </section>
  );
}
