import * as z from 'zod/mini';
import type { FieldError, FieldRule } from './fields.ts';

/** Maximum number of errors in one response. */
const mostErrors = 20;

/**
 * Lists why a schema refuses a value.
 * @param within The field that holds the value, unless it is the whole input.
 */
export function fieldErrors(
  schema: z.ZodMiniType,
  value: unknown,
  within?: string,
): [FieldError, ...FieldError[]] {
  const path = within === undefined ? [] : [within];
  const { error } = z.safeParse(schema, value, { reportInput: true });
  const found = new Map<string, FieldError>();
  for (const one of (error?.issues ?? []).flatMap((issue) => errorsOf(issue, path))) {
    found.set(`${one.field} ${one.rule}`, one);
  }
  const [first = { field: within ?? 'body', rule: 'type' as const }, ...rest] = found.values();
  return [first, ...rest.slice(0, mostErrors - 1)];
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

function errorsOf(issue: Issue, before: Path): FieldError[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'invalid_union') {
    const options = issue.errors.map((issues) => issues.flatMap((one) => errorsOf(one, path)));
    // Report the union member with a matching type and the fewest errors.
    const meant = options.filter((errors) => !errors.some((one) => isMismatch(one, nameOf(path))));
    const nearest = meant.toSorted((one, other) => one.length - other.length)[0];
    return (
      nearest ?? [
        missingOr(
          issue,
          path,
          options.flat().some(({ rule }) => rule === 'enum'),
        ),
      ]
    );
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: nameOf([...path, key]), rule: 'type' }));
  }
  const { rule, limit } = brokenRule(issue);
  return [{ field: nameOf(path), rule, ...(limit === undefined ? {} : { limit }) }];
}

const nameOf = (path: Path) => path.map(String).join('.') || 'body';

const isMismatch = ({ field, rule }: FieldError, name: string) =>
  field === name && (rule === 'type' || rule === 'required' || rule === 'enum');

/** For a missing value, a union only reports that no member matched. */
function missingOr(issue: Issue, path: Path, fixed: boolean): FieldError {
  const missing = issue.input === undefined || issue.input === '';
  return { field: nameOf(path), rule: missing ? 'required' : fixed ? 'enum' : 'type' };
}

function brokenRule(issue: Issue): { rule: FieldRule; limit?: number } {
  switch (issue.code) {
    case 'too_big':
    case 'too_small': {
      const large = issue.code === 'too_big';
      const limit = Number(large ? issue.maximum : issue.minimum);
      if (issue.origin === 'string') {
        if (!large && limit === 1) return { rule: 'required' };
        return { rule: large ? 'maxLength' : 'minLength', limit };
      }
      if (issue.origin === 'array' || issue.origin === 'set')
        return { rule: large ? 'maxItems' : 'minItems', limit };
      return { rule: large ? 'maximum' : 'minimum', limit };
    }
    case 'invalid_value':
      return { rule: issue.input === undefined ? 'required' : 'enum' };
    case 'invalid_format':
      return { rule: 'pattern' };
    case 'custom':
      return isBroken(issue.params) ? issue.params : { rule: 'pattern' };
    default:
      return { rule: issue.input === undefined ? 'required' : 'type' };
  }
}

function isBroken(params: unknown): params is { rule: FieldRule; limit?: number } {
  return typeof params === 'object' && params !== null && 'rule' in params;
}
