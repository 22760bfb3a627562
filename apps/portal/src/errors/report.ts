import { describeFailure } from '@snap/portal-api/errors';
import { showToast } from '../stores/toasts.ts';
import { activeCatalogue } from './catalogue.ts';

/** Shows a failure in a toast, unless it has no view of its own to be shown in (`describeFailure`; decision A7). */
export function reportError(error: unknown): void {
  const toast = describeFailure(error, activeCatalogue());
  if (toast) showToast(toast.tone, toast.text, toast.duration);
}
