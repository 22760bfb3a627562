import type { Catalogue } from './catalogue.ts';

const system = 'Something went wrong in the system. Please contact the system administrator.';
const network = 'There may be a problem with your network. Please try again later.';

/** The error catalogue in English. */
export const en: Catalogue = {
  other: system,
  badRequest: (msg = system) => `${msg} (400)`,
  noAccess: 'You lack the permission for this. Please contact the system administrator. (403)',
  notFound: 'The resource cannot be reached at the moment. Please contact the system administrator. (404)',
  methodNotAllowed: `${system} (405)`,
  unreachable: (status) => `${network} (${status})`,
  tooLarge: 'This is more than can be sent at once.',
  tooMany: 'Too many requests. Please try again in a moment.',
  internal: `${system} (500)`,
  httpVersion: 'This HTTP version does not support the request',
  network,
  timeout: 'The server took too long to answer. Please try again later.',
  offline: 'You are offline. Please check your network connection and try again.',
  forwarded: ({ name }) => `Forwarded to ${name}`,
  fileForwarded: ({ name, file }) => `The file ${file} was sent to ${name}`,
  fileNotForwarded: ({ name, file }) => `Sending the file ${file} to ${name} failed.`,
  friendRequestSent: 'Friend request sent',
};
