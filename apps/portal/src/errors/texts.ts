import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Code } from '@snap/portal-api/contract';

const system = msg`Something went wrong in the system. Please contact the system administrator.`;

/** Statuses of the error catalogue that are no body codes (specification, section 8). */
type Status = '408' | '500' | '501' | '502' | '503' | '504' | '505';

/**
 * What a failure says, by code or status (specification, section 8). For a refusal the server's own sentence, in the
 * person's language, comes first; these stand in where it sent none.
 */
export const texts: Record<Code | Status, MessageDescriptor> = {
  '0': system,
  '-1': msg`The request was refused.`,
  '-2': msg`Your session has ended. Please sign in again.`,
  '-3': msg`Please change your password first.`,
  '1001': msg`The user name or password is wrong.`,
  '1002': msg`This account is disabled.`,
  '1003': msg`Too many attempts. Please try again later.`,
  '1101': msg`There is no such person.`,
  '1102': msg`This person has left the organisation.`,
  '1103': msg`There is no such group.`,
  '1104': msg`You are not a member of this group.`,
  '1105': msg`There is no such message.`,
  '1106': msg`The message is empty.`,
  '1107': msg`You cannot write to yourself.`,
  '400': system,
  '401': msg`You lack the permission for this. Please contact the system administrator. (403)`,
  '403': msg`You lack the permission for this. Please contact the system administrator. (403)`,
  '404': msg`The resource cannot be reached at the moment. Please contact the system administrator. (404)`,
  '405': msg`Something went wrong in the system. Please contact the system administrator. (405)`,
  '408': msg`There may be a problem with your network. Please try again later. (408)`,
  '413': system,
  '415': system,
  '429': msg`Too many requests. Please try again later.`,
  '500': msg`Something went wrong in the system. Please contact the system administrator. (500)`,
  '501': msg`There may be a problem with your network. Please try again later. (501)`,
  '502': msg`There may be a problem with your network. Please try again later. (502)`,
  '503': msg`There may be a problem with your network. Please try again later. (503)`,
  '504': msg`There may be a problem with your network. Please try again later. (504)`,
  '505': msg`This HTTP version does not support the request`,
};

/** No answer came at all. */
export const networkText = msg`There may be a problem with your network. Please try again later.`;

/** Any other failure. */
export const otherText = system;
