import { contactKey } from '../../people/ContactPicker/index.ts';
import { settle, type StepOutcome } from '../../../hooks/outcome.ts';
import type { DeliveryView, ForwardTarget } from './types.ts';

export interface ForwardQueueOptions {
  /** Sends everything to one target. A rejection is a failure; `message` of a failure is its reason. */
  send: (target: ForwardTarget, note: string) => Promise<StepOutcome>;
  /**
   * Called once all targets of a start, or of a retry, are through, with what became of each, in their order. Also after the
   * dialog was closed: for toasts.
   */
  onSettled?: ((deliveries: readonly DeliveryView[]) => void) | undefined;
  /** How many are sent to at a time; 3 by default. */
  concurrency?: number | undefined;
}

/** What is sent to with one press. */
interface Batch {
  targets: readonly ForwardTarget[];
  note: string;
  settled: Map<ForwardTarget, DeliveryView>;
}

/** Sends to one target after another, a few at a time. It goes on whatever is drawn, and knows no React. */
export class ForwardQueue {
  #options: ForwardQueueOptions;
  readonly #listeners = new Set<() => void>();
  /** What has not begun, of earlier forwardings too. */
  readonly #jobs: { target: ForwardTarget; batch: Batch }[] = [];
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
