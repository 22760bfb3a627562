import type { DiskLabels } from '../types.ts';

const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

export const disk: DiskLabels = {
  uploadQueue: {
    uploads: 'Uploads',
    uploading: (done, total) => `Uploading: ${done} of ${files(total)} done`,
    paused: (left) => `Paused: ${files(left)} to go`,
    waitingForAnswer: (count) => `${files(count)} ${count === 1 ? 'needs' : 'need'} your decision`,
    finished: (done) => `${files(done)} uploaded`,
    finishedPartly: (done, failed) => `${files(done)} uploaded, ${failed} failed`,
    nothingSent: 'Nothing was uploaded',
    offline: 'You are offline. Uploads go on by themselves once you are back.',
    sentOf: (sent, size) => `${sent} of ${size}`,
    speed: (size) => `${size}/s`,
    timeLeft: (seconds) =>
      seconds < 60
        ? 'less than a minute left'
        : seconds < 3600
          ? `about ${Math.round(seconds / 60)} min left`
          : `about ${Math.round(seconds / 3600)} h left`,
    resumesLater: 'You may close this tab: uploads resume when you come back.',
    progressOf: (name) => `Progress of ${name}`,
    totalProgress: 'Progress of all uploads',
    state: {
      waiting: 'Waiting',
      uploading: 'Uploading',
      paused: 'Paused',
      asking: 'Name already taken',
      done: 'Uploaded',
      failed: 'Failed',
      cancelled: 'Cancelled',
      skipped: 'Skipped',
    },
    pausedAt: (percent) => `Paused at ${percent}%`,
    filter: { all: 'All', active: 'Under way', attention: 'Need attention', done: 'Finished' },
    filters: 'Show',
    noneOfFilter: 'No such files.',
    pause: (name) => `Pause ${name}`,
    resume: (name) => `Resume ${name}`,
    retry: (name) => `Try ${name} again`,
    cancel: (name) => `Cancel ${name}`,
    remove: (name) => `Remove ${name} from the list`,
    answer: 'Decide',
    show: (name) => `Show ${name} in its folder`,
    pauseAll: 'Pause all',
    resumeAll: 'Resume all',
    retryAll: 'Retry failed',
    cancelAll: 'Cancel all',
    removeFinished: 'Clear finished',
    cancelAllTitle: 'Cancel all uploads?',
    cancelAllQuestion: (left) =>
      `${files(left)} ${left === 1 ? 'has' : 'have'} not been uploaded yet. What has been sent of them will be discarded.`,
    keepUploading: 'Keep uploading',
    collapse: 'Collapse the uploads',
    expand: 'Expand the uploads',
    close: 'Close the uploads',
    announceStarted: (total) => `Uploading ${files(total)}`,
    announceHalf: 'Uploads are half done',
    announceFailed: (failed) => `${files(failed)} could not be uploaded`,
  },
  conflictDialog: {
    titleFile: 'This name is already taken',
    titleFolder: 'This folder already exists',
    question: (name, folder) =>
      folder === undefined
        ? `There is already a file named “${name}” here.`
        : `There is already a file named “${name}” in “${folder}”.`,
    questionFolder: (name, folder) =>
      folder === undefined
        ? `There is already a folder named “${name}” here.`
        : `There is already a folder named “${name}” in “${folder}”.`,
    incoming: 'New',
    existing: 'Already there',
    newer: 'Newer',
    larger: 'Larger',
    rename: 'Keep both',
    replace: 'Replace',
    merge: 'Merge',
    skip: 'Skip',
    renameHint: (name) =>
      name === undefined ? 'The new one gets a number.' : `The new one is named “${name}”.`,
    replaceHint: 'The one that is there goes to the recycle bin.',
    mergeHint: 'Both contents end up in one folder; nothing is replaced without asking.',
    skipHint: 'The one that is there stays as it is.',
    applyToAll: (waiting) =>
      waiting === 1 ? 'Do the same for the other one' : `Do the same for the other ${waiting}`,
    waiting: (count) => `${count} more`,
    postpone: 'Decide later',
  },
};
