import type { DirectoryLabels } from '../types.ts';
import { countedField } from './forms.ts';

export const personCard: DirectoryLabels['personCard'] = {
  title: 'Person',
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female' },
  position: 'Job title',
  mobile: 'Mobile',
  telephone: 'Work phone',
  email: 'E-mail',
  introduction: 'Introduction',
  department: 'Department',
  notPublic: 'Not public',
  notGiven: 'Not given',
  previewAsColleague: 'View as a colleague',
  sendMessage: 'Send message',
  copy: (field) => `Copy: ${field}`,
  copied: 'Copied',
  copyFailed: 'Could not be copied',
  left: 'Has left',
  leftHint: 'This person has left the organisation. You can read your chat, and no longer add to it.',
  you: 'You',
  loading: 'Loading the card…',
  slow: 'This takes longer than usual.',
  missing: 'This person could not be found.',
  failed: 'The card could not be loaded. Please try again.',
  retry: 'Try again',
  offline: 'You are offline. The card loads once you are connected.',
  close: 'Close',
  leaders: 'Led by',
  presence: { online: 'Online', away: 'Away', busy: 'Busy', offline: 'Offline' },
  openCard: 'Open card',
  back: 'Back',
  backTo: (name) => `Back to ${name}`,
};

export const friendship: DirectoryLabels['friendship'] = {
  ...countedField,
  star: 'Star',
  addStar: 'Add a star',
  removeStar: 'Remove the star',
  starFailed: 'The star could not be changed. Please try again.',
  addFriend: 'Add friend',
  removeFriend: 'Unfriend',
  waiting: 'Waiting for their answer',
  askedYou: 'This person wants to be your friend.',
  openRequests: 'See requests',
  askTitle: 'Add friend',
  askMessage: 'Message',
  askForbidden:
    'The message has a character that turns reading around, or too many marks on one letter. Remove it.',
  askHint: 'They decide once they have read your message.',
  greeting: (name) =>
    name === undefined
      ? 'Hello! I would like to be your friend.'
      : `Hello, I am ${name} and would like to be your friend.`,
  askSubmit: 'Send request',
  requestSent: 'Friend request sent',
  requestFailed: 'The request could not be sent. Please try again.',
  removeTitle: 'Unfriend',
  removeQuestion: 'Do you want to end this friendship?',
  friendRemoved: 'You are no longer friends.',
  removeFailed: 'The friendship could not be ended. Please try again.',
  cancel: 'Cancel',
  close: 'Close',
};

export const directory: DirectoryLabels = { personCard, friendship };
