import type { Target } from '@snap/portal-api/contract';
import { currentOutbox } from '../../live/messaging.ts';
import { clearSentDraft, setDraft, takeDraft } from '../../stores/drafts.ts';

/** Sends what was written. Rejects, with the text back in the composer, when this device cannot store it. */
export async function sendText(target: Target, text: string): Promise<void> {
  takeDraft(target);
  try {
    await currentOutbox().add(target, text);
    clearSentDraft(target);
  } catch (error) {
    setDraft(target, text);
    throw error;
  }
}
