import { codes } from '../contract/codes.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { fieldErrors } from '../contract/field-errors.ts';
import type { Language } from '../contract/fields.ts';
import { inputSentence } from '../contract/input-sentences.ts';
import type { Exchange } from './response.ts';
import { PortalApiError } from './errors.ts';

/**
 * Creates the server's 400 error for invalid input without sending it (F5). A separate module, loaded on the first
 * invalid input.
 */
export function refusedInput(
  { name, silentOn }: Exchange,
  refused: { schema: Endpoint['input']; input: unknown },
  language: Language,
): PortalApiError {
  const errors = fieldErrors(refused.schema, refused.input);
  return new PortalApiError(name, {
    kind: 'http',
    code: codes.invalidInput,
    status: 400,
    msg: inputSentence(errors, language),
    errors,
    shown: !silentOn.includes(400),
  });
}
