import {
  administration as calls,
  administrationAccess as accessCalls,
} from '../contract/administration/calls.ts';
import { wordedResult } from './worded.ts';

/** What the caller may administer, for the entry to the console. */
export const administrationAccess = {
  access: wordedResult(accessCalls.access, ({ permissions }) => permissions),
};

export const administration = { ...calls, ...administrationAccess };
