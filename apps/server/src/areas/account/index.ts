// What other areas may use.
export { endAppTokens, findToken, issueToken, redeemToken } from './secrets/issued-tokens.ts';
export { type Subject, forgiveTries, forgiveTry, noTenant, reserveTry } from './limits/throttle.ts';
export { hashToken, makeToken } from './secrets/tokens.ts';
