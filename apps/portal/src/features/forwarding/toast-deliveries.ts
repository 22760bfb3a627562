import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeliveryView } from '@snap/portal-ui/forward-dialog';
import { session } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';

/** How long a success is shown (specification, section 8). Milliseconds. */
const successTime = 6_000;

/** More targets are counted. */
const namesMax = 3;

interface DeliverySentences {
  sent: (names: string) => string;
  /** Absent where failures are shown elsewhere. */
  failed?: ((names: string) => string) | undefined;
  /** Whether a failure says its reason. */
  reasons?: boolean;
}

/** Shows which targets were reached, in one toast, and which were not, in one toast or in one for each reason. */
export function toastDeliveries(
  deliveries: readonly DeliveryView[],
  locale: string,
  { sent: sentTo, failed: failedTo, reasons = false }: DeliverySentences,
): void {
  const namesOf = (listed: readonly DeliveryView[]) => nameTargets(listed, locale);
  const sent = deliveries.filter(({ state }) => state === 'sent');
  if (sent.length > 0) showToast('success', sentTo(namesOf(sent)), successTime);
  if (!failedTo) return;
  const failed = deliveries.filter(({ state }) => state === 'failed');
  for (const [reason, listed] of Map.groupBy(failed, (each) => (reasons ? each.reason : undefined))) {
    showToast('error', [failedTo(namesOf(listed)), reason].filter(Boolean).join(' '));
  }
}

function nameTargets(deliveries: readonly DeliveryView[], locale: string): string {
  // The toast keeps what is isolated on one line.
  const names = deliveries.map(({ target }) =>
    // What the conversation with oneself is called is no name of anyone.
    target.type === 'person' && target.id === session.userId
      ? i18n._(msg`yourself`)
      : `\u2068${target.name}\u2069`,
  );
  const more = names.length - namesMax;
  const listed = more > 0 ? [...names.slice(0, namesMax), i18n._(msg`${more} more`)] : names;
  return new Intl.ListFormat(locale).format(listed);
}
