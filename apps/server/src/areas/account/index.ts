// What other areas and the rest of the server may use.
export { disableAccount, markLeft, setDisabled } from './commands/disable-account.ts';
export { readSecondFactor, removeSecondFactor, setSecondFactorOff } from './commands/second-factor.ts';
export { setPassword } from './commands/set-password.ts';
export { writePassword } from './commands/write-password.ts';
export {
  forgiveAttempt,
  forgiveAttempts,
  forgiveLogin,
  longestWindowMinutes,
  noTenant,
  readLockedLogins,
  reserveAttempt,
  type Subject,
} from './limits/throttle.ts';
export { phoneDelivery } from './phone/phone-sender.ts';
export { endAppTokens, findToken, issueToken, redeemToken } from './secrets/issued-tokens.ts';
export { hashPassword, verifyPassword } from './secrets/passwords.ts';
export { hashToken, makeToken } from './secrets/tokens.ts';
export { endSessions } from './commands/end-sessions.ts';
export { readSessions } from './queries/sessions.ts';
export { providerAddresses } from './sign-on/addresses.ts';
export { readProvider, type SignOnProvider, writeProvider } from './sign-on/settings.ts';
export { testProvider } from './sign-on/test-provider.ts';
export { createSessionLookup, type SessionLookup } from './sessions/session-lookup.ts';
