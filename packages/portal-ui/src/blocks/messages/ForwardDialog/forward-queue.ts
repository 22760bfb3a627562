import { contactKey } from '../../people/ContactPicker/index.ts';
import { settle, type StepOutcome } from '../../../hooks/outcome.ts';
import type { DeliveryView, ForwardTarget } from './types.ts';

export interface ForwardQueueOptions {
  /** Sends everything to one target. A rejection is a failure; `message` of a failure is its reason. */
  send: (target: ForwardTarget, note: string) => Promise<StepOutcome>;
  /** Called with each target that is through, also when nobody looks at the dialog any more: for toasts. */
  onSettled?: ((delivery: DeliveryView) => void) | undefined;
  /** How many are sent to at a time; 3 by default. */
  concurrency?: number | undefined;
}

/** Sends to one target after another, a few at a time. It goes on whatever is drawn, and knows no React. */
export class ForwardQueue {
  #options: ForwardQueueOptions;
  readonly #listeners = new Set<() => void>();
  /** What has not begun, of earlier forwardings too. */
  readonly #jobs: { target: ForwardTarget; note: string }[] = [];
  #active = 0;
  #deliveries: readonly DeliveryView[] = [];
  #note = '';

  constructor(options: ForwardQueueOptions) {
    this.#options = options;
  }

  /** What it sends with from now on. */
  setOptions(options: ForwardQueueOptions): void {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): readonly DeliveryView[] => this.#deliveries;

  /** Sends to these, and lists them. What waits from before goes on, and is not listed any more. */
  start(targets: readonly ForwardTarget[], note: string): void {
    this.#note = note;
    this.#set(targets.map((target) => ({ target, state: 'waiting' })));
    this.#enqueue(targets);
  }

  /** Sends again to one target that failed, or to all of them. */
  retry(target?: ForwardTarget): void {
    const key = target && contactKey(target);
    const again = this.#deliveries
      .filter(({ state }) => state === 'failed')
      .map((delivery) => delivery.target)
      .filter((failed) => key === undefined || contactKey(failed) === key);
    for (const failed of again) this.#put({ target: failed, state: 'waiting' });
    this.#enqueue(again);
  }

  /** Forgets the list: the dialog starts over. What is under way goes on. */
  clear(): void {
    this.#set([]);
  }

  #enqueue(targets: readonly ForwardTarget[]): void {
    this.#jobs.push(...targets.map((target) => ({ target, note: this.#note })));
    this.#fill();
  }

  #fill(): void {
    const { concurrency = 3 } = this.#options;
    while (this.#active < concurrency) {
      const job = this.#jobs.shift();
      if (job === undefined) return;
      void this.#send(job.target, job.note);
    }
  }

  async #send(target: ForwardTarget, note: string): Promise<void> {
    this.#active += 1;
    this.#put({ target, state: 'sending' });
    const outcome = await settle(() => this.#options.send(target, note));
    const delivery: DeliveryView = outcome.ok
      ? { target, state: 'sent' }
      : { target, state: 'failed', reason: outcome.message };
    this.#active -= 1;
    this.#put(delivery);
    this.#options.onSettled?.(delivery);
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
