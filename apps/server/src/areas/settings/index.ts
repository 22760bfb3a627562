// What other areas may use.
export { lockSettings, tellOwnDevices } from './settings.ts';
