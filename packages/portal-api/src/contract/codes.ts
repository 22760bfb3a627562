import * as codes from './code-list.ts';

/**
 * Body codes (specification, section 8; decisions A6, A7, A21). Code decides, text is only shown: nobody reads
 * `msg` to find out what happened.
 */
export { codes };

export type Code = (typeof codes)[keyof typeof codes];

/** `'0'` and `0` both mean success (section 8). */
export function isSuccess(code: string | number | undefined): boolean {
  return code === undefined || String(code) === codes.ok;
}

/** Codes that end the session on the client: 401 and '-2' in a successful HTTP answer (A7). */
export function endsSession(code: string | number): boolean {
  return String(code) === codes.unauthenticated || String(code) === codes.sessionEnded;
}
