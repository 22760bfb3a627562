// What other areas may use.
export { endAppTokens, findToken, issueToken, redeemToken } from './secrets/issued-tokens.ts';
export {
  type Subject,
  forgiveAttempts,
  forgiveAttempt,
  noTenant,
  reserveAttempt,
} from './limits/throttle.ts';
export { hashToken, makeToken } from './secrets/tokens.ts';
