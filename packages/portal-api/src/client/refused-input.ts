import { codes } from '../contract/codes.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { fieldErrors } from '../contract/field-errors.ts';
import type { Language } from '../contract/fields.ts';
import { inputSentence } from '../contract/input-sentences.ts';
import type { Exchange } from './answer.ts';
import { PortalApiError } from './errors.ts';

/**
 * What the server would answer to input that does not fit, said before it is sent (F5). In a module of its own, which
 * loads with the first such input.
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
