import { createDiskUploads } from '@snap/portal-api/uploads';
import { subscribeKey } from 'valtio/utils';
import { client } from '../api.ts';
import { reportError } from '../errors/report.ts';
import { onReconnected } from './connection.ts';
import { session } from './session.ts';
import { forgetUploads, rememberUploads } from './uploads.ts';

/** The uploads to the disk of this tab, whatever page is on screen. It brings the upload library: load it by `import()`. */
export const diskUploads = createDiskUploads({
  client,
  account: () => session.userId,
  onError: reportError,
  onStoredChange: (stored) => (stored ? rememberUploads(session.userId) : forgetUploads()),
});

onReconnected(diskUploads.retryFailed);
subscribeKey(session, 'status', (status) => {
  if (status === 'active') diskUploads.retryFailed();
});
