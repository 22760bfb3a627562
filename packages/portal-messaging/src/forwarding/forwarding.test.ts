import { PortalApiError } from '@snap/portal-api';
import { expect, test, vi } from 'vitest';
import type { MessagingApi } from '../options.ts';
import { manualClock } from '../testing/engine.ts';
import { me, message } from '../testing/messages.ts';
import { createForwarding, type Forwardable } from './forwarding.ts';

type SendToUser = MessagingApi['messages']['sendToUser'];
type SendToGroup = MessagingApi['messages']['sendToGroup'];
type Share = MessagingApi['disk']['share'];

const video: Forwardable = {
  text: '',
  messageId: 'm1',
  file: { id: 'f1', name: 'Interview.MP4', size: 9, isImage: false },
};
const words: Forwardable = { text: 'As agreed', messageId: 'm2' };

function forwardingOf(refusal?: { code: string; message: string }) {
  const sendToUser = vi.fn<SendToUser>(async () => message(1));
  const sendToGroup = vi.fn<SendToGroup>(async () => message(2));
  const shareFiles = vi.fn<Share>(async ({ files }) =>
    files.map(({ fileId, target }) => ({ fileId, target, ...(refusal && { refusal }) })),
  );
  const onSent = vi.fn<() => void>();
  const clock = manualClock();
  const { start } = createForwarding({
    account: () => me,
    api: { messages: { sendToUser, sendToGroup }, disk: { share: shareFiles } },
    onSent,
    clock,
  });
  return { start, sendToUser, sendToGroup, shareFiles, onSent, clock };
}

test('files are checked first, then each item is sent in order, then the note', async () => {
  const { start, sendToGroup, shareFiles, onSent } = forwardingOf();
  await start([video, words]).to({ type: 'group', id: 'g1' }, 'For tonight');
  expect(shareFiles).toHaveBeenCalledWith(
    expect.objectContaining({
      files: [expect.objectContaining({ fileId: 'f1', target: { type: 'group', id: 'g1' } })],
    }),
  );
  expect(sendToGroup.mock.calls.map(([call]) => call.message)).toMatchObject([
    { text: '[附件]', forward: 'm1', file: { id: 'f1', ext: 'mp4' } },
    { text: 'As agreed', forward: 'm2' },
    { text: 'For tonight' },
  ]);
  expect(onSent).toHaveBeenCalledTimes(3);
});

test('a retried target gets each item under the same id', async () => {
  const { start, sendToUser } = forwardingOf();
  const gone = new PortalApiError('POST send', { kind: 'network', shown: true });
  sendToUser.mockRejectedValueOnce(gone);
  const { to } = start([words]);
  await expect(to({ type: 'user', id: 'demo~lina' }, '')).rejects.toBe(gone);
  await to({ type: 'user', id: 'demo~lina' }, '');
  const ids = sendToUser.mock.calls.map(([call]) => call.message.clientMsgId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  await to({ type: 'user', id: 'demo~garcia' }, '');
  expect(sendToUser.mock.lastCall?.[0].message.clientMsgId).not.toBe(ids[0]);
});

test('a refused file stops its target before anything is sent, with the reason', async () => {
  const { start, sendToUser } = forwardingOf({ code: '1404', message: 'Not yours' });
  await expect(start([video]).to({ type: 'user', id: 'demo~lina' }, 'Look')).rejects.toMatchObject({
    code: '1404',
    msg: 'Not yours',
  });
  expect(sendToUser).not.toHaveBeenCalled();
});

test('a rate limit pauses all concurrent forwardings', async () => {
  const { start, sendToUser, clock } = forwardingOf();
  sendToUser.mockRejectedValueOnce(
    new PortalApiError('POST send', {
      kind: 'http',
      status: 429,
      code: '1212',
      retryAfter: 5_000,
      shown: true,
    }),
  );
  const first = start([words]).to({ type: 'user', id: 'demo~lina' }, '');
  await vi.waitFor(() => expect(sendToUser).toHaveBeenCalledTimes(1));
  const second = start([words]).to({ type: 'user', id: 'demo~garcia' }, '');
  clock.advance(4_999);
  expect(sendToUser).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await Promise.all([first, second]);
  expect(sendToUser).toHaveBeenCalledTimes(3);
});
