import { contactKey } from '../../people/ContactPicker/index.ts';
import { settle, type MutationResult } from '../../../hooks/mutation-result.ts';
import type { DeliveryView, ForwardTarget } from './types.ts';

export interface ForwardQueueOptions {
  /** Sends everything to one target. A rejection counts as a failure; its `message` is the reason. */
  send: (target: ForwardTarget, note: string) => Promise<MutationResult>;
  /**
   * Called once when all targets of a batch or a retry are settled, with their results in order. Also called after the
   * dialog was closed, for toasts.
   */
  onSettled?: ((deliveries: readonly DeliveryView[]) => void) | undefined;
  /** Maximum number of concurrent sends; 3 by default. */
  concurrency?: number | undefined;
}

/** One submission of the dialog. */
interface Batch {
  targets: readonly ForwardTarget[];
  note: string;
  settled: Map<ForwardTarget, DeliveryView>;
}

/** Sends to a few targets at a time. Independent of React, so that it continues when the dialog is unmounted. */
export class ForwardQueue {
  #options: ForwardQueueOptions;
  readonly #listeners = new Set<() => void>();
  /** Pending sends, including those of earlier batches. */
  readonly #jobs: { target: ForwardTarget; batch: Batch }[] = [];
  #active = 0;
  #deliveries: readonly DeliveryView[] = [];
  #note = '';

  constructor(options: ForwardQueueOptions) {
    this.#options = options;
  }

  /** Replaces the options used from now on. */
  setOptions(options: ForwardQueueOptions): void {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): readonly DeliveryView[] => this.#deliveries;

  /** Starts a batch and lists its targets. Pending sends of earlier batches continue unlisted. */
  start(targets: readonly ForwardTarget[], note: string): void {
    this.#note = note;
    this.#set(targets.map((target) => ({ target, state: 'waiting' })));
    this.#enqueue(targets);
  }

  /** Retries one failed target, or all of them. */
  retry(target?: ForwardTarget): void {
    const key = target && contactKey(target);
    const again = this.#deliveries
      .filter(({ state }) => state === 'failed')
      .map((delivery) => delivery.target)
      .filter((failed) => key === undefined || contactKey(failed) === key);
    for (const failed of again) this.#put({ target: failed, state: 'waiting' });
    this.#enqueue(again);
  }

  /** Clears the list for a new batch. Running sends continue. */
  clear(): void {
    this.#set([]);
  }

  #enqueue(targets: readonly ForwardTarget[]): void {
    const batch: Batch = { targets, note: this.#note, settled: new Map() };
    this.#jobs.push(...targets.map((target) => ({ target, batch })));
    this.#fill();
  }

  #fill(): void {
    const { concurrency = 3 } = this.#options;
    while (this.#active < concurrency) {
      const job = this.#jobs.shift();
      if (job === undefined) return;
      void this.#send(job.target, job.batch);
    }
  }

  async #send(target: ForwardTarget, { targets, note, settled }: Batch): Promise<void> {
    this.#active += 1;
    this.#put({ target, state: 'sending' });
    const outcome = await settle(() => this.#options.send(target, note));
    const delivery: DeliveryView = outcome.ok
      ? { target, state: 'sent' }
      : { target, state: 'failed', reason: outcome.message };
    this.#active -= 1;
    this.#put(delivery);
    settled.set(target, delivery);
    if (settled.size === targets.length) {
      this.#options.onSettled?.(targets.flatMap((each) => settled.get(each) ?? []));
    }
    this.#fill();
  }

  #put(delivery: DeliveryView): void {
    this.#set(this.#deliveries.map((other) => (other.target === delivery.target ? delivery : other)));
  }

  #set(deliveries: readonly DeliveryView[]): void {
    this.#deliveries = deliveries;
    for (const listener of this.#listeners) listener();
  }
}
