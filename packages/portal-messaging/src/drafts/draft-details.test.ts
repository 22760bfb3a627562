import { expect, test } from 'vitest';
import { createMessaging } from '../messaging.ts';
import { engineOptions } from '../testing/engine.ts';
import { message, withPeer } from '../testing/messages.ts';

test('a recalled message is removed from quotes and edits in drafts', () => {
  const options = engineOptions();
  const quoted = message(3, { text: 'a secret' });
  const { id, senderName, text } = quoted;
  const recall = { type: 'recall', message: { ...quoted, text: '', recalled: true } } as const;
  createMessaging(options).drafts.details.set(withPeer, { replyTo: { id, senderName, text } });
  // At a later visit, before the conversation was opened.
  const messaging = createMessaging(options);
  messaging.applyEvent({ ...recall, message: message(2, { recalled: true }) });
  expect(messaging.drafts.details.of(withPeer).replyTo).toEqual({ id, senderName, text });
  messaging.applyEvent(recall);
  expect(messaging.drafts.details.of(withPeer).replyTo).toBeUndefined();
  expect(createMessaging(options).drafts.details.of(withPeer).replyTo).toBeUndefined();
  expect(JSON.stringify(options.storage.drafts.keys())).not.toContain('composing');
});
