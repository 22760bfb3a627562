import { describeFailure } from '@snap/portal-api/errors';
import { showToast } from '../stores/toasts.ts';
import { activeCatalogue } from './catalogue.ts';

/** Tells the person of a failure that no view of its own shows; silent where the client says so (decision A7). */
export function reportError(error: unknown): void {
  const notice = describeFailure(error, activeCatalogue());
  if (notice) showToast(notice.tone, notice.text, notice.duration);
}
