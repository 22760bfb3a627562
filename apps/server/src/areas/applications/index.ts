// What other areas and the rest of the server may use.
export { appIdPattern, appUserId } from './app-id.ts';
export { redeemCode } from './commands/app-codes.ts';
export { addOwnApp } from './commands/own-apps.ts';
export { addApplication, listApplications, removeApplication, renewSecret } from './commands/register.ts';
export { appInLanguage, defaultApps, headingInLanguage } from './default-apps.ts';
export { findTokenPerson } from './queries/token-person.ts';
