// What other areas may use.
export { lockSettings, notifyOwnDevices } from './commands/change-settings.ts';
