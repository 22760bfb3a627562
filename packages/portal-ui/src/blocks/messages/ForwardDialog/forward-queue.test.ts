import { describe, expect, it, vi } from 'vitest';
import type { MutationResult } from '../../../hooks/mutation-result.ts';
import { ForwardQueue } from './forward-queue.ts';
import type { DeliveryView, ForwardTarget } from './types.ts';

const targets: ForwardTarget[] = ['张伟', '李娜', '王芳', '田中'].map((name) => ({
  type: 'person',
  id: name,
  name,
}));

/** A queue whose requests the test settles by target name. */
function manual(concurrency?: number) {
  const pending = new Map<string, (outcome: MutationResult) => void>();
  const send = vi.fn<(target: ForwardTarget, note: string) => Promise<MutationResult>>(
    (target: ForwardTarget) =>
      new Promise<MutationResult>((resolve) => {
        pending.set(target.name, resolve);
      }),
  );
  const onSettled = vi.fn<(deliveries: readonly DeliveryView[]) => void>();
  const queue = new ForwardQueue({ send, onSettled, concurrency });
  return {
    queue,
    onSettled,
    send,
    states: () => queue.snapshot().map(({ state }) => state),
    settle: async (name: string, outcome: MutationResult) => {
      pending.get(name)?.(outcome);
      await vi.waitFor(() =>
        expect(queue.snapshot().find(({ target }) => target.name === name)?.state).not.toBe('sending'),
      );
    },
  };
}

describe('ForwardQueue', () => {
  it('sends to a few targets at a time, in order', async () => {
    const { queue, states, settle } = manual(2);
    queue.start(targets, '请看');
    expect(states()).toEqual(['sending', 'sending', 'waiting', 'waiting']);
    await settle('李娜', { ok: true });
    expect(states()).toEqual(['sending', 'sent', 'sending', 'waiting']);
  });

  it('continues after a failure and keeps its reason', async () => {
    const { queue, settle } = manual(1);
    queue.start(targets.slice(0, 2), '');
    await settle('张伟', { ok: false, message: '不在群里' });
    expect(queue.snapshot()).toMatchObject([{ state: 'failed', reason: '不在群里' }, { state: 'sending' }]);
  });

  it('retries only failed targets, with the same note', async () => {
    const { queue, send, settle, states } = manual();
    queue.start(targets.slice(0, 3), '请看');
    await settle('张伟', { ok: true });
    await settle('李娜', { ok: false });
    await settle('王芳', { ok: false });
    queue.retry(targets[2]);
    expect(states()).toEqual(['sent', 'failed', 'sending']);
    queue.retry();
    expect(states()).toEqual(['sent', 'sending', 'sending']);
    expect(send.mock.calls.filter(([target]) => target.name === '张伟')).toHaveLength(1);
    expect(send).toHaveBeenLastCalledWith(targets[1], '请看');
  });

  it('sends to all targets after the list was cleared or another forwarding began', async () => {
    const onSettled = vi.fn<(deliveries: readonly DeliveryView[]) => void>();
    const queue = new ForwardQueue({ send: async () => ({ ok: true }), onSettled, concurrency: 1 });
    queue.start(targets.slice(0, 2), '');
    queue.clear();
    expect(queue.snapshot()).toEqual([]);
    queue.start(targets.slice(2, 3), '');
    await vi.waitFor(() => expect(onSettled).toHaveBeenCalledTimes(2));
    expect(queue.snapshot()).toEqual([{ target: targets[2], state: 'sent' }]);
  });

  it('reports all targets of a batch once, in order, and once per retry', async () => {
    const { queue, settle, onSettled } = manual();
    queue.start(targets.slice(0, 3), '');
    await settle('王芳', { ok: true });
    await settle('李娜', { ok: false, message: '不在群里' });
    expect(onSettled).not.toHaveBeenCalled();
    await settle('张伟', { ok: true });
    const failed = { target: targets[1], state: 'failed', reason: '不在群里' };
    expect(onSettled.mock.calls).toEqual([
      [[{ target: targets[0], state: 'sent' }, failed, { target: targets[2], state: 'sent' }]],
    ]);
    queue.retry();
    await settle('李娜', { ok: true });
    expect(onSettled).toHaveBeenLastCalledWith([{ target: targets[1], state: 'sent' }]);
  });

  it('treats a rejection as a failure', async () => {
    const queue = new ForwardQueue({ send: () => Promise.reject(new Error('network')) });
    queue.start(targets.slice(0, 1), '');
    await vi.waitFor(() => expect(queue.snapshot()[0]?.state).toBe('failed'));
  });
});
