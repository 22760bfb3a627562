import type { DeliveryView, ForwardDialogLabels, ForwardItem } from './types.ts';

type Words = Pick<ForwardDialogLabels, 'sentTo' | 'fileSentTo' | 'failedTo' | 'fileFailedTo'>;

/** Sentence about a settled target (specification, section 8); undefined before that. */
export function deliverySentence(
  { target, state }: DeliveryView,
  items: readonly ForwardItem[],
  labels: Words,
): string | undefined {
  if (state !== 'sent' && state !== 'failed') return undefined;
  const [only] = items;
  const file = items.length === 1 && only?.type === 'file' ? only.name : undefined;
  if (file === undefined) return labels[state === 'sent' ? 'sentTo' : 'failedTo'](target.name);
  return labels[state === 'sent' ? 'fileSentTo' : 'fileFailedTo'](target.name, file);
}

/** Targets that were sent or failed since the previous render. */
export function newlySettled(
  before: readonly DeliveryView[],
  after: readonly DeliveryView[],
): readonly DeliveryView[] {
  const known = new Map(before.map(({ target, state }) => [target, state]));
  return after.filter(
    ({ target, state }) =>
      (state === 'sent' || state === 'failed') && known.has(target) && known.get(target) !== state,
  );
}
