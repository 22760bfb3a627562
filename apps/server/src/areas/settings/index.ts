// What other areas and the rest of the server may use.
export { lockSettings, notifyOwnDevices } from './commands/change-settings.ts';
