// What other areas may use.
export { lockSettings, tellOwnDevices } from './commands/change-settings.ts';
