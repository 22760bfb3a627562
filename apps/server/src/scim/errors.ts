import { codes, type Code } from '@snap/portal-api/contract';
import SCIMMY from 'scimmy';
import { HttpRefusal, Refusal } from '../http/refusal.ts';
import { textFor } from '../http/texts.ts';

/** Status and type of the errors that a directory service can do something about. */
const known: Partial<Record<Code, readonly [status: number, scimType: string]>> = {
  [codes.loginTaken]: [409, 'uniqueness'],
  [codes.departmentNameTaken]: [409, 'uniqueness'],
  [codes.departmentNotEmpty]: [409, ''],
  [codes.unknownPerson]: [404, ''],
  [codes.unknownDepartment]: [404, ''],
  [codes.lastAdministrator]: [403, ''],
};

/** Any error as one of SCIM's (RFC 7644, section 3.12). The library takes other errors for "not found". */
export function toScimError(error: unknown): Error {
  if (error instanceof SCIMMY.Types.Error) return error;
  if (error instanceof Refusal) {
    const [status, scimType] = known[error.code] ?? [400, 'invalidValue'];
    return new SCIMMY.Types.Error(status, scimType, textFor(error.wording, 'en', error.values));
  }
  if (error instanceof HttpRefusal && error.status === 400) {
    const fields = error.errors.map(({ field, rule }) => `${field}: ${rule}`).join(', ');
    return new SCIMMY.Types.Error(400, 'invalidValue', `Not valid: ${fields}`);
  }
  return new SCIMMY.Types.Error(500, '', 'The server failed. Try again later.');
}

export const notFound = (id: string) => new SCIMMY.Types.Error(404, '', `Resource ${id} not found`);
export const invalid = (detail: string) => new SCIMMY.Types.Error(400, 'invalidValue', detail);
