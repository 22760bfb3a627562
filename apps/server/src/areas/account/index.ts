// What other areas may use.
export { endAppTokens, findToken, issueToken, redeemToken } from './issued-tokens.ts';
export { type Subject, forgiveTries, forgiveTry, noTenant, reserveTry } from './throttle.ts';
export { hashToken, makeToken } from './tokens.ts';
