// What other areas and the rest of the server may use.
export { setDisabled } from './commands/disable-account.ts';
export { setPassword } from './commands/set-password.ts';
export {
  forgiveAttempt,
  forgiveAttempts,
  longestWindowMinutes,
  noTenant,
  reserveAttempt,
  type Subject,
} from './limits/throttle.ts';
export { endAppTokens, findToken, issueToken, redeemToken } from './secrets/issued-tokens.ts';
export { hashPassword, verifyPassword } from './secrets/passwords.ts';
export { hashToken, makeToken } from './secrets/tokens.ts';
export { createSessionLookup, type SessionLookup } from './sessions/session-lookup.ts';
